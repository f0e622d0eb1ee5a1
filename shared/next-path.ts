import { isPagePath } from './page-paths.ts';
import { paths } from './paths.ts';

/** Stands in for the page's own origin; nothing is fetched from it. */
const base = 'http://self.invalid';
/** After logging in, these would lead in a circle. */
const doors: readonly string[] = [paths.login, paths.signup];

/** As `URL.parse`, which browsers have since the middle of 2024 only. */
function parse(address: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/**
 * The page of the school that a return address names; null for any other address: another origin in whichever disguise, an API,
 * a file. An address that comes with a link must never make a browser call anything but a page.
 */
export function pageOf(address: string | null): string | null {
  if (!address?.startsWith('/')) return null;
  const url = parse(address);
  if (url?.origin !== base || !isPagePath(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** The page to show after logging in: `next` when it is one, else the home page. */
export function nextPath(next: string | null): string {
  const page = pageOf(next);
  return page === null || doors.some((door) => page.split(/[?#]/, 1)[0] === door) ? paths.home : page;
}
