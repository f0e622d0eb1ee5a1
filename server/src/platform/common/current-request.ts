import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the request that this work is for. */
interface CurrentRequest {
  /** The response carries it as well. */
  id: string;
  /** Network address of the caller. */
  address: string;
  /** Who sent it; absent for a visitor and before authentication. */
  userId?: string;
  /** Codes of the refusals that the log has for this request. */
  logged: Set<string>;
}

const requests = new AsyncLocalStorage<CurrentRequest>();

/** The request that this work is for; undefined for jobs and commands. */
export function currentRequest(): CurrentRequest | undefined {
  return requests.getStore();
}

/** Does the work of a request. */
export function inRequest<Result>(id: string, address: string, work: () => Result): Result {
  return requests.run({ id, address, logged: new Set() }, work);
}
