import { afterAll, afterEach, vi } from 'vitest';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';

const unanswered: string[] = [];
const realFetch = globalThis.fetch;

/** The origin of the document in a test. No test starts a server there. */
const SCHOOL = 'http://localhost:3000';

// A test answers requests to the school with a stub, or with its own server at another origin.
vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
  const address = new URL(input instanceof Request ? input.url : input, SCHOOL);
  if (address.origin !== SCHOOL) return realFetch(input, init);
  // The client requests this after every failure to check whether the school can be reached. In tests it cannot.
  if (address.pathname !== '/livez') unanswered.push(address.pathname);
  return Promise.reject(new TypeError(`No test answers ${address.pathname}`));
});

afterEach(() => {
  const addresses = unanswered.splice(0);
  if (addresses.length > 0) throw new Error(`Nothing in this test answers ${addresses.join(', ')}`);
});

// The test files of a worker share modules, globals and document, so each file cleans up.
afterAll(async () => {
  vi.useRealTimers();
  // A script that a page loads late must not fail in the next file, for which the worker would keep the failure.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  currentToasts().forEach(({ id }) => dismissToast(id));
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('class');
  history.replaceState(null, '', '/');
});
