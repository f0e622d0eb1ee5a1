import { ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';
import { createClient, NetworkError, type RequestParams } from 'graphql-sse';
import { metaOf, persistedQuery } from './trusted-documents.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

interface Options {
  /** Absolute URL. */
  url: string;
  /** Called when a stream was reopened after an interruption: events in between were missed. */
  onReopened: () => void;
  /** Resolves when the next attempt is due. `attempt` counts from 0 since the last event. */
  pause?: (attempt: number) => Promise<void>;
}

/** Options of a subscription in its context. */
export interface SubscriptionContext {
  /** Called when the first stream is open: events are delivered from now on. */
  onOpened?: () => void;
}

/**
 * Sends subscriptions over server-sent events. The server ends a stream when it stops or may miss events; another stream is then
 * opened after a growing delay. A subscription ends when the server refuses it. Documents are sent as their hash, and as text to
 * a server that does not know the hash. The context of an operation may be a `SubscriptionContext`.
 */
export function createSubscriptionLink({ url, onReopened, pause = growingPause }: Options): ApolloLink {
  // The library does not retry when the server ends a stream, so this link retries itself.
  const client = createClient({ url, credentials: 'same-origin', retryAttempts: 0 });
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { query, variables, operationName } = operation;
        const whole: RequestParams = { query: print(query), variables, operationName };
        const meta = metaOf(query);
        let request: Omit<RequestParams, 'query'> = meta
          ? { variables, operationName, extensions: { persistedQuery: persistedQuery(meta) } }
          : whole;
        // Apollo passes the context through untyped.
        const { onOpened } = operation.getContext() as SubscriptionContext;
        let attempt = 0;
        let isRefused = false;
        let isUnknown = false;
        let close = (): void => undefined;

        const open = (isAgain: boolean): void => {
          const next = (result: ApolloLink.Result): void => {
            attempt = 0;
            isUnknown = request !== whole && hasCode(result, [UNKNOWN_HASH]);
            if (isUnknown) return;
            isRefused = result.data == null && hasCode(result, FATAL_CODES);
            observer.next(result);
          };
          const complete = (): void => {
            if (isUnknown) sendWhole();
            else if (isRefused) observer.complete();
            else openLater();
          };
          const error = (cause: unknown): void => {
            if (!isHopeless(cause)) return openLater();
            if (request === whole || statusOf(cause) !== 400) return observer.error(cause);
            sendWhole();
          };
          // A server of another version may not know the document.
          const sendWhole = (): void => {
            if (observer.closed) return;
            request = whole;
            isUnknown = false;
            open(isAgain);
          };
          close = client.subscribe(
            // The library's type requires a text, but the library sends any request.
            request as RequestParams,
            // The response has the shape of this document.
            { next: (result) => next(result as ApolloLink.Result), complete, error },
            { connected: () => (isAgain ? onReopened() : onOpened?.()) },
          );
        };
        const openLater = (): void => {
          if (observer.closed) return;
          attempt += 1;
          void pause(attempt - 1).then(() => {
            if (!observer.closed) open(true);
          });
        };

        open(false);
        return () => close();
      }),
  );
}

const UNKNOWN_HASH = 'PERSISTED_QUERY_NOT_FOUND';

const FATAL_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'SECOND_FACTOR_SETUP_REQUIRED',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
];

function hasCode({ errors = [] }: ApolloLink.Result, codes: readonly string[]): boolean {
  return errors.some(({ extensions }) => codes.includes(String(extensions?.code)));
}

/** Whether a retry is pointless: a client error will not go away; other errors may. */
function isHopeless(error: unknown): boolean {
  if (!(error instanceof NetworkError)) return true;
  const status = statusOf(error);
  return status >= 400 && status < 500 && status !== 429;
}

/** The HTTP status of a failed request; 0 without a response. */
function statusOf(error: unknown): number {
  // The library leaves the type of the response open, for other `fetch` implementations.
  return error instanceof NetworkError ? ((error as NetworkError<Response>).response?.status ?? 0) : 0;
}

/** Exponential backoff with jitter, so that windows do not reconnect at the same moment. */
function growingPause(attempt: number): Promise<void> {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
  return new Promise((resolve) => setTimeout(resolve, longest * (0.5 + Math.random() / 2)));
}
