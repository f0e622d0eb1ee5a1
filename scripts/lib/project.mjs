import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the folder with package.json. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The Node.js that is installed with the packages. Everything except these scripts needs it. */
export const node24 = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/**
 * Returns the command line that runs an installed package on the project's own Node.js.
 *
 * @param {string} packageName The package. Its main command is used.
 * @param {string[]} args
 * @returns {[file: string, args: string[]]}
 */
export function packageCommand(packageName, args) {
  const manifestFile = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const program = typeof bin === 'string' ? bin : bin[packageName];
  return [node24, [join(dirname(manifestFile), program), ...args]];
}

/**
 * Returns the command line of npm: the one that runs this process, else the one on the PATH.
 *
 * @param {string[]} args
 * @returns {[file: string, args: string[]]}
 */
export function npmCommand(args) {
  const running = process.env.npm_execpath;
  if (running?.endsWith('npm-cli.js')) return [process.execPath, [running, ...args]];
  // Windows can start npm.cmd only through a shell.
  return process.platform === 'win32' ? ['cmd', ['/d', '/s', '/c', 'npm', ...args]] : ['npm', args];
}
