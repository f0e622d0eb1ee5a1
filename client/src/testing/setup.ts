import { afterAll, vi } from 'vitest';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';

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
