import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { AppError } from '#server/platform/common/errors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { toSafeError } from '#server/platform/common/safe-error.ts';

/**
 * What a caller sees of an error: our code and message, `fields` for bad input, `retryAfter` for too many requests.
 * Errors of the document and its variables keep GraphQL's message, without suggestions unless `isExplorable`. The unknown is logged with an id and masked.
 */
export function createFormatError({ logger, isExplorable }: { logger: Logger; isExplorable: boolean }) {
  return (formatted: GraphQLFormattedError, raised: unknown): GraphQLFormattedError => {
    const original = originalOf(raised);
    if (original instanceof GraphQLError && formatted.extensions?.code !== 'INTERNAL_SERVER_ERROR') {
      return withoutStack(isExplorable ? formatted : withoutSuggestion(formatted));
    }
    const { code, message, fields, retryAfter, incident } = toSafeError(original);
    if (incident) logger.error({ err: original, incident }, 'unexpected error');
    return {
      message,
      locations: formatted.locations,
      path: formatted.path,
      extensions: { code, fields, retryAfter, incident },
    };
  };
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

function withoutStack({ extensions, ...rest }: GraphQLFormattedError): GraphQLFormattedError {
  const { stacktrace: _, ...visible } = extensions ?? {};
  return { ...rest, extensions: visible };
}
