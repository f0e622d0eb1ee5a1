import { AsyncLocalStorage } from 'node:async_hooks';

/** Facts about the current request. */
export interface CurrentRequest {
  /** Also sent with the response. */
  id: string;
  /** Network address of the caller. */
  address: string;
  /** The account of the caller; absent for a visitor and before authentication. */
  userId?: string;
  /** The name of its GraphQL operation. */
  operation?: string;
  /** The code of its first error. An answer of GraphQL with errors has the status 200. */
  code?: string;
  /** Codes of refusals that are already logged for this request. */
  logged: Set<string>;
}

const requests = new AsyncLocalStorage<CurrentRequest>();

/** Clients choose the names of their operations. */
const LONGEST_NAME = 100;

/** The current request; undefined in jobs and commands. */
export function currentRequest(): CurrentRequest | undefined {
  return requests.getStore();
}

/** Runs the work of a request. */
export function inRequest<Result>(current: CurrentRequest, work: () => Result): Result {
  return requests.run(current, work);
}

/** Notes the first operation and the first error code of the current request, for its log line. */
export function noteOutcome({ operation, code }: { operation?: string | null; code?: unknown }): void {
  const current = requests.getStore();
  if (!current) return;
  if (operation) current.operation ??= operation.slice(0, LONGEST_NAME);
  if (typeof code === 'string') current.code ??= code;
}
