// `node scripts/command.mjs create-admin`: a command of server/commands, built when its sources are there and newer.
import { join } from 'node:path';
import { ensureBuilt, isBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, runInOurPlace } from './lib/run.mjs';
import { nodeFlags } from './lib/server.mjs';
import { node24 } from './lib/project.mjs';

const [name, ...rest] = process.argv.slice(2);

await main(async () => {
  await ensureInstalled({ onlyToRun: isBuilt() });
  await ensureBuilt({ only: ['server'] });
  const program = join('dist', 'server', 'commands', `${name}.js`);
  const { code } = await runInOurPlace({ command: [node24, [...nodeFlags, program, ...rest]] });
  process.exitCode = code;
});
