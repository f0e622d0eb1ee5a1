import { join } from 'node:path';
import { isExecutable } from './is-executable.mjs';

/** Debian's Chromium without a user interface, which needs fewer resources. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const places = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
    HEADLESS_SHELL,
  ],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
};

/**
 * Returns the path of Chromium or Chrome: `CHROMIUM_PATH`, else one in a usual place, else null.
 *
 * @returns {string | null} Absolute path of the program.
 */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return (places[process.platform] ?? []).find(isExecutable) ?? null;
}

/**
 * Like `findChromium`, for headless use: prefers a headless shell to other installed browsers.
 *
 * @returns {string | null} Absolute path of the program.
 */
export function findHeadlessChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return isExecutable(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
}
