import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, Kind, type GraphQLFormattedError } from 'graphql';
import { AppError } from '#server/platform/common/errors.ts';
import { recordFailure } from '#server/platform/common/failures.ts';
import type { Logger } from '#server/platform/common/logger.ts';

/**
 * What a caller sees of an error: our code and message, `fields` for bad input, `retryAfter` for too many requests,
 * `scope` for a token that lacks it.
 * Errors of the document, its variables and the request keep the message of GraphQL or Apollo Server, without suggestions unless
 * `isExplorable`. An unknown error is logged with an id and masked.
 */
export function createFormatError({ logger, isExplorable }: { logger: Logger; isExplorable: boolean }) {
  return (formatted: GraphQLFormattedError, raised: unknown): GraphQLFormattedError => {
    const original = originalOf(raised);
    const callersCode = original instanceof GraphQLError && codeOfCallersError(original, formatted);
    if (callersCode) {
      return withCode(callersCode, isExplorable ? formatted : withoutSuggestion(formatted));
    }
    const { code, message, fields, retryAfter, scope, incident } = recordFailure(logger, original);
    return {
      message,
      locations: formatted.locations,
      path: formatted.path,
      extensions: { code, fields, retryAfter, scope, incident },
    };
  };
}

/** The code of an error that the sender of the request caused; null for a fault on our side. */
function codeOfCallersError(error: GraphQLError, { extensions }: GraphQLFormattedError): unknown {
  const code = extensions?.code;
  if (code !== undefined && code !== 'INTERNAL_SERVER_ERROR') return code;
  return isRefusedByApollo(error) || isCoercion(error) ? 'BAD_USER_INPUT' : null;
}

/** Apollo Server refuses some requests with a status and no code, like a hash that is not that of the text. */
function isRefusedByApollo({ extensions }: GraphQLError): boolean {
  const { status = 500 } = (extensions.http ?? {}) as { status?: number };
  return status >= 400 && status < 500;
}

/**
 * Whether graphql-js could not read a variable or an argument: such an error points at it. Faults of what a resolver returned point
 * at a field or at nothing.
 */
function isCoercion({ nodes }: GraphQLError): boolean {
  return nodes?.some(({ kind }) => kind !== Kind.FIELD) ?? false;
}

/** What a resolver threw, or what refused an operation before any ran, which Apollo Server does not unwrap. */
function originalOf(raised: unknown): unknown {
  const isRefusal = raised instanceof GraphQLError && raised.originalError instanceof AppError;
  return isRefusal ? raised.originalError : unwrapResolverError(raised);
}

/** Apollo Server leaves out only the suggestions of validation, not those for variables. */
function withoutSuggestion(error: GraphQLFormattedError): GraphQLFormattedError {
  const [message = ''] = error.message.split(' Did you mean ', 1);
  return { ...error, message };
}

function withCode(code: unknown, { extensions, ...rest }: GraphQLFormattedError): GraphQLFormattedError {
  const { stacktrace: _, ...visible } = extensions ?? {};
  return { ...rest, extensions: { ...visible, code } };
}
