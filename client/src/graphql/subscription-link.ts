import { ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';
import { createClient, NetworkError } from 'graphql-sse';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

interface Options {
  /** Absolute, as `fetch` takes it. */
  url: string;
  /** Called when a stream was reopened after an interruption: events in between were missed. */
  onReopened: () => void;
  /** Resolves when it is time to try again; `attempt` counts from 0 since the last event. */
  pause?: (attempt: number) => Promise<void>;
}

/** What a subscription may have in its context. */
export interface SubscriptionContext {
  /** Called when the first stream is open: events are delivered from now on. */
  onOpened?: () => void;
}

/**
 * Sends subscriptions over server-sent events. The server ends a stream when it may miss events, or stops: another one is
 * opened then, after a growing pause. A subscription is over when the server refuses it. Its context may be a
 * `SubscriptionContext`.
 */
export function createSubscriptionLink({ url, onReopened, pause = growingPause }: Options): ApolloLink {
  // It would not try again when the server ends a stream: that is done here.
  const client = createClient({ url, credentials: 'same-origin', retryAttempts: 0 });
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { query, variables, operationName } = operation;
        const request = { query: print(query), variables, operationName };
        // Apollo hands a context on as it is, and knows nothing of what is in it.
        const { onOpened } = operation.getContext() as SubscriptionContext;
        let attempt = 0;
        let isRefused = false;
        let close = (): void => undefined;

        const open = (isAgain: boolean): void => {
          const next = (result: ApolloLink.Result): void => {
            attempt = 0;
            isRefused = result.data == null && result.errors !== undefined && isFatal(result.errors);
            observer.next(result);
          };
          const complete = (): void => (isRefused ? observer.complete() : openLater());
          const error = (cause: unknown): void => (isHopeless(cause) ? observer.error(cause) : openLater());
          close = client.subscribe(
            request,
            // The server answers in the shape of this document.
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

const FATAL_CODES = ['UNAUTHENTICATED', 'FORBIDDEN', 'SECOND_FACTOR_SETUP_REQUIRED', 'BAD_USER_INPUT'];

function isFatal(errors: NonNullable<ApolloLink.Result['errors']>): boolean {
  return errors.some(({ extensions }) => FATAL_CODES.includes(String(extensions?.code)));
}

/** What is wrong with the request stays wrong; all else may pass. */
function isHopeless(error: unknown): boolean {
  if (!(error instanceof NetworkError)) return true;
  // The library leaves the type of the response to whoever brings a `fetch` of another kind.
  const status = (error as NetworkError<Response>).response?.status ?? 0;
  return status >= 400 && status < 500 && status !== 429;
}

/** Twice as long each time, and no two windows at the same moment. */
function growingPause(attempt: number): Promise<void> {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
  return new Promise((resolve) => setTimeout(resolve, longest * (0.5 + Math.random() / 2)));
}
