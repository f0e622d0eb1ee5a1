import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { node24, npmCommand, root } from './project.mjs';
import { progress } from './progress.mjs';
import { capture, ScriptError } from './run.mjs';
import { isOlder, runtime } from './runtime.mjs';

const TAIL_LINES = 30;

/** What npm's output says about causes that people can mend. */
const CAUSES = [
  [/EROFS/, 'this folder is on a read-only disk.'],
  [/ENOSPC/, 'the disk is full.'],
  [/EACCES|EPERM/, 'this user may not write here. Was it installed by another user before?'],
  [/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT/, 'the package registry could not be reached.'],
  [/EUSAGE/, 'package-lock.json does not fit package.json. Run `npm install` and commit the lockfile.'],
  [/EBADENGINE/, 'this Node.js or npm is too old.'],
];

/**
 * Installs the packages when they are not those of package-lock.json, and makes sure that their Node.js runs.
 *
 * @param {{ onlyToRun?: boolean }} [options] `onlyToRun`: what is built needs no packages that are for development.
 */
export async function ensureInstalled({ onlyToRun = false } = {}) {
  if (!isInstalled(onlyToRun)) await progress.step('Installing packages', install);
  assertNode();
}

/** Whether what npm noted of its last install has every package of the lockfile that is needed, and no others. */
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
 * The packages of a lockfile by their folders; null when it cannot be read.
 *
 * @param {string} lockfile package-lock.json, or what npm noted of its last install.
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
  // Building needs the development packages, whatever NODE_ENV says.
  const command = npmCommand(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  const { code, output } = await capture(command);
  if (code === 0) return;
  const cause = CAUSES.find(([pattern]) => pattern.test(output))?.[1] ?? `npm ended with code ${code}.`;
  // npm puts its whole usage text behind what is wrong with a lockfile.
  const [relevant] = output.split('npm error Clean install a project');
  const tail = relevant.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
  throw new ScriptError(`${tail}\n\nThe packages could not be installed: ${cause}`);
}

/** npm's `ignore-scripts` skips the step that brings Node.js, and everything would run on the system's own. */
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
