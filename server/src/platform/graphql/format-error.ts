import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, Kind, type GraphQLFormattedError } from 'graphql';
import { AppError } from '#server/platform/common/errors.ts';
import { recordFailure } from '#server/platform/common/failures.ts';
import type { Logger } from '#server/platform/common/logger.ts';

/**
 * Formats an error for the caller: our code and message, `fields` for bad input, `retryAfter` for too many requests,
 * `scope` for a token that lacks it.
 * Errors of the document, its variables and the request keep the message of GraphQL or Apollo Server, without
 * suggestions unless `isExplorable`. An unknown error is logged with an id and masked.
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

/** Returns the code of an error that the client caused; null for a fault of the server. */
function codeOfCallersError(error: GraphQLError, { extensions }: GraphQLFormattedError): unknown {
  const code = extensions?.code;
  if (code !== undefined && code !== 'INTERNAL_SERVER_ERROR') return code;
  return isRefusedByApollo(error) || isCoercion(error) ? 'BAD_USER_INPUT' : null;
}

/** Apollo Server refuses some requests with a status and no code, like a hash that does not match its text. */
function isRefusedByApollo({ extensions }: GraphQLError): boolean {
  const { status = 500 } = (extensions.http ?? {}) as { status?: number };
  return status >= 400 && status < 500;
}

/**
 * Whether graphql-js could not coerce a variable or an argument: such an error points at it. Errors in a resolver's
 * result point at a field or at nothing.
 */
function isCoercion({ nodes }: GraphQLError): boolean {
  return nodes?.some(({ kind }) => kind !== Kind.FIELD) ?? false;
}

/** Returns the error of a resolver, or the refusal of an operation before any resolver ran, which Apollo Server does not unwrap. */
function originalOf(raised: unknown): unknown {
  const isRefusal = raised instanceof GraphQLError && raised.originalError instanceof AppError;
  return isRefusal ? raised.originalError : unwrapResolverError(raised);
}

/** Removes suggestions. Apollo Server removes only those of validation, not those for variables. */
function withoutSuggestion(error: GraphQLFormattedError): GraphQLFormattedError {
  const [message = ''] = error.message.split(' Did you mean ', 1);
  return { ...error, message };
}

function withCode(code: unknown, { extensions, ...rest }: GraphQLFormattedError): GraphQLFormattedError {
  const { stacktrace: _, ...visible } = extensions ?? {};
  return { ...rest, extensions: { ...visible, code } };
}
