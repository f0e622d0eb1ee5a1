/**
 * What is known of the Node.js that package.json pins. A new pin brings a new record; `npm run audit` asks the registry whether it
 * still holds.
 *
 * @type {Readonly<Runtime>}
 */
export const runtime = {
  version: '24.21.0',
  /** When that version was published. */
  releasedOn: '2026-09-10',
  /** The newest release of its line that fixes weaknesses: no older Node.js runs the product. */
  secureSince: '24.18.1',
  /** The last day on which the registry had no newer version of the line. */
  newestOn: '2026-11-26',
};

/** For so many days a version is used after its release, or after the last day on which it was known to be the newest. */
export const MAX_AGE_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * @typedef {{ version: string; releasedOn: string; secureSince: string; newestOn: string }} Runtime
 */

/**
 * @param {string} version Like `24.9.0`.
 * @param {string} than
 */
export const isOlder = (version, than) => version.localeCompare(than, 'en', { numeric: true }) < 0;

/**
 * What is wrong with a runtime on a day, in a sentence; null when nothing is.
 *
 * @param {Runtime} known
 * @param {Date} day
 * @returns {string | null}
 */
export function runtimeFault({ version, releasedOn, secureSince, newestOn }, day) {
  if (isOlder(version, secureSince)) {
    return `Node.js ${version} has known weaknesses, which ${secureSince} fixes.`;
  }
  const knownOn = releasedOn > newestOn ? releasedOn : newestOn;
  const days = Math.floor((day.getTime() - Date.parse(knownOn)) / DAY_MS);
  return days > MAX_AGE_DAYS
    ? `Node.js ${version} was last known to be current ${days} days ago, on ${knownOn}: ${MAX_AGE_DAYS} days are allowed.`
    : null;
}
