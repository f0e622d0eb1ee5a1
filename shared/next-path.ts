import { isPagePath } from './page-paths.ts';
import { paths } from './paths.ts';

/** A placeholder for the page's own origin; nothing is fetched from it. */
const base = 'http://self.invalid';
/** After a login these would redirect in a circle. */
const doors: readonly string[] = [paths.login, paths.signup];

/** Like `URL.parse`, which browsers have only since mid-2024. */
function parse(address: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/**
 * Returns the page of the school that a return address names; null for any other address: another origin in any disguise, an API,
 * or a file. An address from a link must never make a browser request anything but a page.
 */
export function pageOf(address: string | null): string | null {
  if (!address?.startsWith('/')) return null;
  const url = parse(address);
  if (url?.origin !== base || !isPagePath(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** Returns the page to show after the login: `next` if it is a page, else the home page. */
export function nextPath(next: string | null): string {
  const page = pageOf(next);
  return page === null || doors.some((door) => page.split(/[?#]/, 1)[0] === door) ? paths.home : page;
}
