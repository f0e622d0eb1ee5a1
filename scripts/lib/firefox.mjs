import { isExecutable } from './is-executable.mjs';

const places = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/**
 * Returns the path of Firefox: `FIREFOX_PATH`, else one in a usual place, else null.
 *
 * @returns {string | null} Absolute path of the program.
 */
export function findFirefox() {
  if (process.env.FIREFOX_PATH) return process.env.FIREFOX_PATH;
  return places.find(isExecutable) ?? null;
}
