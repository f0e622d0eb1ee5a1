import { afterAll, afterEach, vi } from 'vitest';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';

const unanswered: string[] = [];
const realFetch = globalThis.fetch;

// A test answers what is asked of the school, by a stand-in or by a server of its own. At port 3000, where the document is, may be anybody.
vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
  const address = input instanceof Request ? input.url : String(input);
  if (!address.startsWith('/')) return realFetch(input, init);
  // Asked after every failure, to tell whether the school is there: here it is not.
  if (address !== '/livez') unanswered.push(address);
  return Promise.reject(new TypeError(`No test answers ${address}`));
});

afterEach(() => {
  const addresses = unanswered.splice(0);
  if (addresses.length > 0) throw new Error(`Nothing in this test answers ${addresses.join(', ')}`);
});

// The files of a worker share their modules, their globals and their document: each leaves them as it found them.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  currentToasts().forEach(({ id }) => dismissToast(id));
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('class');
  history.replaceState(null, '', '/');
});
