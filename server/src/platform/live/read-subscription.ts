import {
  getOperationAST,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import { messages } from '#shared/messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { createLimits, MAX_TOKENS } from '#server/platform/graphql/limits.ts';
import { hashIn, type SentDocument } from '#server/platform/graphql/sent-document.ts';
import { unconditionalSubscription } from './unconditional-subscription.ts';

interface Options {
  schema: GraphQLSchema;
  /** Whether introspection is allowed. */
  isExplorable: boolean;
}

/** The input of a client, before validation. */
interface Sent extends SentDocument {
  operationName?: unknown;
}

/**
 * Reads the document of a subscription under the limits of all documents. Throws BAD_USER_INPUT when it is not a
 * subscription. Returns the errors of an invalid document with the codes that Apollo Server gives them.
 */
export function subscriptionReader({ schema, isExplorable }: Options) {
  const rules = [
    ...specifiedRules,
    ...createLimits().validationRules,
    unconditionalSubscription,
    ...(isExplorable ? [] : [NoSchemaIntrospectionCustomRule]),
  ];
  return ({ query, operationName, extensions }: Sent): DocumentNode | GraphQLError[] => {
    if (query === undefined && hashIn({ extensions }) !== undefined) {
      // Name and code are those of the protocol, as Apollo Server gives them.
      return [withCode(new GraphQLError('PersistedQueryNotFound'), 'PERSISTED_QUERY_NOT_FOUND')];
    }
    if (typeof query !== 'string') throw new AppError('BAD_USER_INPUT', messages.badRequest);
    let document: DocumentNode;
    try {
      document = parse(query, { maxTokens: MAX_TOKENS });
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return [withCode(error, 'GRAPHQL_PARSE_FAILED')];
    }
    const errors = faultsOf(schema, document, rules);
    if (errors.length > 0) return errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED'));

    const operation = getOperationAST(
      document,
      typeof operationName === 'string' ? operationName : undefined,
    );
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
      throw new AppError('BAD_USER_INPUT', messages.badRequest);
    }
    return document;
  };
}

/** Returns the errors that the rules report, or that one of them throws. graphql-js throws at conditions that it cannot read. */
function faultsOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  rules: readonly ValidationRule[],
): readonly GraphQLError[] {
  try {
    return validate(schema, document, rules);
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

function withCode({ message, source, positions, nodes }: GraphQLError, code: string): GraphQLError {
  return new GraphQLError(message, { source, positions, nodes, extensions: { code } });
}
