import { accessSync, constants } from 'node:fs';

/**
 * Whether there is a program at a path that this process may run.
 *
 * @param {string} path
 * @returns {boolean}
 */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
