import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the folder that holds package.json. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The Node.js that is installed with the packages; everything but these scripts needs it. */
export const node24 = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/**
 * What to run for a command of an installed package, on the project's own Node.js.
 *
 * @param {string} packageName The package, whose main command is meant.
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
 * What to run for npm: the one that runs us, else the one on the PATH.
 *
 * @param {string[]} args
 * @returns {[file: string, args: string[]]}
 */
export function npmCommand(args) {
  const running = process.env.npm_execpath;
  if (running?.endsWith('npm-cli.js')) return [process.execPath, [running, ...args]];
  // Windows starts npm.cmd through a shell only.
  return process.platform === 'win32' ? ['cmd', ['/d', '/s', '/c', 'npm', ...args]] : ['npm', args];
}
