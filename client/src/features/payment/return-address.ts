/** Where a person was when they set out to subscribe. A hint for the way back only: it grants nothing. */
const storageKey = 'lectern.return-address';

/** Only pages of the catalogue, so that a crafted link cannot send a person elsewhere. */
const isCoursePath = (path: string) => /^\/courses\/[^/\\]/.test(path);

/** Keeps `path` in this tab until the person comes back from the payment provider. Other paths are dropped. */
export function rememberReturnAddress(path: string | null): void {
  if (path && isCoursePath(path)) sessionStorage.setItem(storageKey, path);
  else sessionStorage.removeItem(storageKey);
}

/** The path that was remembered in this tab, or null. */
export function recallReturnAddress(): string | null {
  const path = sessionStorage.getItem(storageKey);
  return path && isCoursePath(path) ? path : null;
}
