// `node scripts/command.mjs create-admin`: runs a command of server/commands. Builds it first if its sources exist and are newer.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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
  const program = join(FOLDER, `${name}.js`);
  if (!existsSync(join(root, program))) {
    const names = readdirSync(join(root, FOLDER)).flatMap((file) => /^(.+)\.js$/.exec(file)?.[1] ?? []);
    throw new ScriptError(`Unknown command. Available commands: ${names.join(', ')}`);
  }
  const { code } = await runInOurPlace({ command: [node24, [...nodeFlags, program, ...rest]] });
  process.exitCode = code;
});
