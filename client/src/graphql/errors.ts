import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import type { GraphQLFormattedError } from 'graphql';
import type { ResponseCode } from '#shared/error-codes.ts';
import { messages } from '#shared/messages.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFormattedError = (value: unknown): value is GraphQLFormattedError =>
  isRecord(value) && typeof value['message'] === 'string';

/** An error status can carry a GraphQL body too, for example when a request is refused before it is executed. */
function errorsInBody(bodyText: string): GraphQLFormattedError[] {
  try {
    const body: unknown = JSON.parse(bodyText);
    const errors = isRecord(body) && Array.isArray(body['errors']) ? body['errors'] : [];
    return errors.filter(isFormattedError);
  } catch {
    return [];
  }
}

function graphqlErrors(error: unknown): readonly GraphQLFormattedError[] {
  if (CombinedGraphQLErrors.is(error)) return error.errors;
  if (ServerError.is(error)) return errorsInBody(error.bodyText);
  return [];
}

/**
 * The message about a failed call: the server's own message, else `fallback` (specification, section 7). A call that never
 * reached the server gets the fallback. A server error includes the incident id of the server's log, for support requests.
 */
export function errorMessage(error: unknown, fallback: string): string {
  const [first] = graphqlErrors(error);
  if (!first?.message) {
    // The server's own refusals have a message.
    return ServerError.is(error) && error.statusCode === 413 ? messages.tooLargeForProxy : fallback;
  }
  const incident = first.extensions?.['incident'];
  return typeof incident === 'string'
    ? messages.withIncident({ message: first.message, incident })
    : first.message;
}

/** The server's message for each invalid input field, by field name; empty when no field was named. */
export function fieldErrors(error: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { extensions } of graphqlErrors(error)) {
    const named = extensions?.['fields'];
    if (!isRecord(named)) continue;
    for (const [field, message] of Object.entries(named)) {
      if (typeof message === 'string') fields[field] = message;
    }
  }
  return fields;
}

/** Whether the server refused a call with this code. */
export function hasCode(error: unknown, code: ResponseCode): boolean {
  return graphqlErrors(error).some(({ extensions }) => extensions?.['code'] === code);
}

/** Seconds until a call refused as TOO_MANY_REQUESTS may be retried; null for other errors. */
export function retryAfter(error: unknown): number | null {
  const rateLimitError = graphqlErrors(error).find(
    ({ extensions }) => extensions?.['code'] === 'TOO_MANY_REQUESTS',
  );
  const seconds = rateLimitError?.extensions?.['retryAfter'];
  return typeof seconds === 'number' ? seconds : null;
}

/** Whether the server, or a proxy before it, answered a failed call; false when the call reached neither. */
export function isAnswered(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) || ServerError.is(error) || ServerParseError.is(error);
}

/** Whether a call was ended by its own `AbortSignal`: no message is needed. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
