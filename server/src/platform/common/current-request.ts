import { AsyncLocalStorage } from 'node:async_hooks';

/** Facts about the current request. */
interface CurrentRequest {
  /** Also sent with the response. */
  id: string;
  /** Network address of the caller. */
  address: string;
  /** The account of the caller; absent for a visitor and before authentication. */
  userId?: string;
  /** Codes of refusals that are already logged for this request. */
  logged: Set<string>;
}

const requests = new AsyncLocalStorage<CurrentRequest>();

/** The current request; undefined in jobs and commands. */
export function currentRequest(): CurrentRequest | undefined {
  return requests.getStore();
}

/** Runs the work of a request. */
export function inRequest<Result>(id: string, address: string, work: () => Result): Result {
  return requests.run({ id, address, logged: new Set() }, work);
}
