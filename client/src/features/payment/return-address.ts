import { pageOf } from '#shared/next-path.ts';

/** Where a person was when they set out to subscribe. A hint for the way back only: it grants nothing. */
const storageKey = 'lectern.return-address';

/** Only pages of the catalogue, so that a crafted link cannot send a person elsewhere. */
function coursePage(path: string | null): string | null {
  const page = pageOf(path);
  return page?.startsWith('/courses/') ? page : null;
}

/** Keeps `path` in this tab until the person comes back from the payment provider. Other paths are dropped. */
export function rememberReturnAddress(path: string | null): void {
  const page = coursePage(path);
  if (page) sessionStorage.setItem(storageKey, page);
  else sessionStorage.removeItem(storageKey);
}

/** The path that was remembered in this tab, or null. */
export function recallReturnAddress(): string | null {
  return coursePage(sessionStorage.getItem(storageKey));
}
