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
import { hashIn } from '#server/platform/graphql/sent-document.ts';
import type { SentOperation } from './sent-operation.ts';
import { unconditionalSubscription } from './unconditional-subscription.ts';

interface Options {
  schema: GraphQLSchema;
  /** Whether introspection is allowed. */
  isExplorable: boolean;
}

/** What a client sends, once it is read. */
type ReadOperation =
  | { kind: 'subscription'; document: DocumentNode }
  /** A query, a mutation, or a document without the operation that is named. */
  | { kind: 'other'; isMutation: boolean }
  /** The document cannot be executed. */
  | { kind: 'invalid'; errors: GraphQLError[] };

/**
 * Reads the document of an operation, and validates a subscription under the limits of all documents. Errors have the
 * codes that Apollo Server gives them. Throws BAD_USER_INPUT without a document.
 */
export function operationReader({ schema, isExplorable }: Options) {
  const rules = [
    ...specifiedRules,
    ...createLimits().validationRules,
    unconditionalSubscription,
    ...(isExplorable ? [] : [NoSchemaIntrospectionCustomRule]),
  ];
  return ({ query, operationName, extensions }: SentOperation): ReadOperation => {
    if (query === undefined && hashIn({ extensions }) !== undefined) {
      // Name and code are those of the protocol, as Apollo Server gives them.
      return invalid([new GraphQLError('PersistedQueryNotFound')], 'PERSISTED_QUERY_NOT_FOUND');
    }
    if (query === undefined) throw new AppError('BAD_USER_INPUT', messages.badRequest);
    let document: DocumentNode;
    try {
      document = parse(query, { maxTokens: MAX_TOKENS });
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return invalid([error], 'GRAPHQL_PARSE_FAILED');
    }
    const operation = getOperationAST(document, operationName)?.operation;
    if (operation !== OperationTypeNode.SUBSCRIPTION) {
      return { kind: 'other', isMutation: operation === OperationTypeNode.MUTATION };
    }
    const errors = faultsOf(schema, document, rules);
    return errors.length > 0
      ? invalid(errors, 'GRAPHQL_VALIDATION_FAILED')
      : { kind: 'subscription', document };
  };
}

function invalid(errors: readonly GraphQLError[], code: string): ReadOperation {
  return { kind: 'invalid', errors: errors.map((error) => withCode(error, code)) };
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
