import { GraphQLEnumType } from 'graphql';
import { ERROR_MEANINGS } from '#server/platform/common/error-meanings.ts';

/** Codes about the request itself, which Apollo Server raises. */
const PROTOCOL_MEANINGS = {
  BAD_REQUEST: 'Not a GraphQL request.',
  GRAPHQL_PARSE_FAILED: 'The document cannot be parsed.',
  GRAPHQL_VALIDATION_FAILED: 'The document does not fit the schema, or is over a limit.',
  OPERATION_RESOLUTION_FAILURE: 'The document does not have the named operation.',
  PERSISTED_QUERY_NOT_FOUND: 'The hash is unknown. Send the request again together with the text.',
};

const meanings = Object.entries({ ...ERROR_MEANINGS, ...PROTOCOL_MEANINGS });

/** All values of `extensions.code`. No field has this type, because GraphQL has no place to declare errors. */
export const ErrorCode = new GraphQLEnumType({
  name: 'ErrorCode',
  description:
    'Values of `extensions.code` in errors. The REST API has the same in `code`. Values may be added.',
  values: Object.fromEntries(meanings.map(([code, description]) => [code, { description }])),
});
