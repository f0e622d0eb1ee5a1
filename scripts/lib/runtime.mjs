/**
 * The record of the Node.js version that package.json pins. Update it with each new pin. `npm run audit` compares it with the registry.
 *
 * @type {Readonly<Runtime>}
 */
export const runtime = {
  version: '24.21.0',
  /** When this version was published. */
  releasedOn: '2026-09-10',
  /** The newest security release of its line. The product does not run on an older Node.js. */
  secureSince: '24.18.1',
  /** The last day on which the registry had no newer version of the line. */
  newestOn: '2026-11-26',
};

/** Maximum number of days after the release of a version, or after the last day on which it was known to be the newest. */
export const MAX_AGE_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * @typedef {{ version: string; releasedOn: string; secureSince: string; newestOn: string }} Runtime
 */

/**
 * @param {string} version Such as `24.9.0`.
 * @param {string} than
 */
export const isOlder = (version, than) => version.localeCompare(than, 'en', { numeric: true }) < 0;

/**
 * Returns the problem of a runtime on a day, as a sentence; null if there is none.
 *
 * @param {Runtime} known
 * @param {Date} day
 * @returns {string | null}
 */
export function runtimeFault({ version, releasedOn, secureSince, newestOn }, day) {
  if (isOlder(version, secureSince)) {
    return `Node.js ${version} has known vulnerabilities, which ${secureSince} fixes.`;
  }
  const knownOn = releasedOn > newestOn ? releasedOn : newestOn;
  const days = Math.floor((day.getTime() - Date.parse(knownOn)) / DAY_MS);
  return days > MAX_AGE_DAYS
    ? `Node.js ${version} was last known to be current ${days} days ago, on ${knownOn}. ${MAX_AGE_DAYS} days are allowed.`
    : null;
}
