import { delimiter, join } from 'node:path';
import { isExecutable } from './is-executable.mjs';

/**
 * Returns the path of nginx: `NGINX_PATH`, else one on the PATH or in Debian's place, which is only on the PATH of root, else null.
 *
 * @returns {string | null} Absolute path of the program.
 */
export function findNginx() {
  const { NGINX_PATH, PATH = '' } = process.env;
  const places = [...PATH.split(delimiter), '/usr/sbin'].map((folder) => join(folder, 'nginx'));
  return NGINX_PATH || (places.find(isExecutable) ?? null);
}
