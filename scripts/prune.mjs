// `npm run prune`, after `npm ci --omit=dev`: deletes files of packages that production does not need. `npm ci` restores them. Runs on
// Node.js 18 or newer.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packagesOf } from './lib/install.mjs';
import { foreignFolders, isUnread, UNREAD_FOLDERS } from './lib/production-packages.mjs';
import { root } from './lib/project.mjs';
import { main, ScriptError } from './lib/run.mjs';

const folder = join(root, 'node_modules');
const libc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';

await main(async () => {
  const installed = packagesOf(join('node_modules', '.package-lock.json'));
  if (!installed || Object.values(installed).some(({ dev }) => dev)) {
    throw new ScriptError('Install only the runtime packages first: npm ci --omit=dev');
  }
  for (const path of foreignFolders(packagesOf('package-lock.json') ?? {}, libc)) {
    rmSync(join(root, path), { recursive: true, force: true });
  }
  for (const path of UNREAD_FOLDERS) rmSync(join(folder, path), { recursive: true, force: true });
  for (const path of readdirSync(folder, { recursive: true }).filter(isUnread)) {
    rmSync(join(folder, path), { recursive: true, force: true });
  }
});
