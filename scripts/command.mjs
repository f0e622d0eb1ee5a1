// `node scripts/command.mjs create-admin`: a command of server/commands, built when its sources are there and newer.
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensureBuilt, isBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, runInOurPlace, ScriptError } from './lib/run.mjs';
import { nodeFlags } from './lib/server.mjs';
import { node24, root } from './lib/project.mjs';

const [name, ...rest] = process.argv.slice(2);
const FOLDER = join('dist', 'server', 'commands');

await main(async () => {
  await ensureInstalled({ onlyToRun: isBuilt() });
  await ensureBuilt({ only: ['server'] });
  const names = globSync(join(root, FOLDER, '*.js')).map((file) => basename(file, '.js'));
  if (!names.includes(name)) throw new ScriptError(`Name a command: ${names.sort().join(', ')}`);
  const program = join(FOLDER, `${name}.js`);
  const { code } = await runInOurPlace({ command: [node24, [...nodeFlags, program, ...rest]] });
  process.exitCode = code;
});
