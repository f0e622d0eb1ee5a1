import { tabStorage } from '#client/storage/browser-storage.ts';
import { pageOf } from '#shared/next-path.ts';

/** Storage key of the page from which the user came to subscribe. It is only a hint for the way back and grants nothing. */
const storageKey = 'lectern.return-address';

/** Allows only pages of the catalogue, so that a crafted link cannot redirect the user elsewhere. */
function coursePage(path: string | null): string | null {
  const page = pageOf(path);
  return page?.startsWith('/courses/') ? page : null;
}

/** Stores `path` in this tab until the user returns from the payment provider. Other paths are dropped. */
export function rememberReturnAddress(path: string | null): void {
  const page = coursePage(path);
  if (page) tabStorage.set(storageKey, page);
  else tabStorage.remove(storageKey);
}

/** The path stored in this tab, or null. */
export function recallReturnAddress(): string | null {
  return coursePage(tabStorage.get(storageKey));
}
