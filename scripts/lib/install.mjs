import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { node24, npmCommand, root } from './project.mjs';
import { progress } from './progress.mjs';
import { capture, ScriptError } from './run.mjs';
import { isOlder, runtime } from './runtime.mjs';

const TAIL_LINES = 30;

/** Patterns in npm's output for causes that a person can fix. */
const CAUSES = [
  [/EROFS/, 'this folder is on a read-only disk.'],
  [/ENOSPC/, 'the disk is full.'],
  [/EACCES|EPERM/, 'this user may not write here. Was it installed by another user before?'],
  [/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT/, 'the package registry could not be reached.'],
  [/EUSAGE/, 'package-lock.json does not match package.json. Run `npm install` and commit the lockfile.'],
  [/EBADENGINE/, 'this Node.js or npm is too old.'],
];

/**
 * Installs the packages if they differ from package-lock.json, and checks that their Node.js runs.
 *
 * @param {{ onlyToRun?: boolean }} [options] `onlyToRun`: development packages are not needed.
 */
export async function ensureInstalled({ onlyToRun = false } = {}) {
  if (!isInstalled(onlyToRun)) await progress.step('Installing packages', install);
  assertNode();
}

/** Whether the record of npm's last install has every needed package of the lockfile, and no others. */
function isInstalled(onlyToRun) {
  const wanted = packagesOf('package-lock.json');
  const installed = packagesOf(join('node_modules', '.package-lock.json'));
  if (!wanted || !installed) return false;
  const isThere = ([path, entry]) =>
    installed[path]
      ? installed[path].integrity === entry.integrity
      : entry.optional === true || (onlyToRun && (entry.dev === true || entry.devOptional === true));
  return (
    Object.entries(wanted)
      .filter(([path]) => path !== '')
      .every(isThere) && Object.keys(installed).every((path) => path in wanted)
  );
}

/**
 * Returns the packages of a lockfile by folder; null if it cannot be read.
 *
 * @param {string} lockfile package-lock.json, or npm's record of its last install.
 * @returns {Record<string, { dev?: boolean; devOptional?: boolean; optional?: boolean; integrity?: string; libc?: string[] }> | null}
 */
export function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(join(root, lockfile), 'utf8')).packages;
  } catch {
    return null;
  }
}

async function install() {
  // The build needs development packages, regardless of NODE_ENV.
  const command = npmCommand(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  const { code, output } = await capture(command);
  if (code === 0) return;
  const cause = CAUSES.find(([pattern]) => pattern.test(output))?.[1] ?? `npm ended with code ${code}.`;
  // npm appends its usage text to errors of the lockfile.
  const [relevant] = output.split('npm error Clean install a project');
  const tail = relevant.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
  throw new ScriptError(`${tail}\n\nThe packages could not be installed: ${cause}`);
}

/** Throws if the packaged Node.js does not run. npm's `ignore-scripts` skips its installation. */
function assertNode() {
  const version = nodeVersion();
  if (version !== null && !isOlder(version, runtime.secureSince)) return;
  throw new ScriptError(
    `Node.js ${runtime.version}, which comes with the packages, does not run. ` +
      "If npm's ignore-scripts setting is on, run `npm rebuild --ignore-scripts=false`; " +
      'otherwise delete node_modules and start again.',
  );
}

function nodeVersion() {
  try {
    return execFileSync(node24, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}
