/** Stands in for the page's own origin; nothing is fetched from it. */
const base = 'http://self.invalid';
/** Going on to these would lead in a circle. */
const doors: readonly string[] = ['/login', '/signup'];

/** As `URL.parse`, which browsers have since the middle of 2024 only. */
function parse(address: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/**
 * Where to go after logging in: `next` when it is a page of ours, else home. An address of another origin, in
 * whichever disguise, is never followed.
 */
export function nextPath(next: string | null): string {
  if (!next?.startsWith('/')) return '/';
  const url = parse(next);
  if (url?.origin !== base || url.pathname.startsWith('//') || doors.includes(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}
