import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/project.mjs';

const SERVER = `
  process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); });
  setTimeout(() => process.exit(1), 20_000);
  console.log('ready');
`;
const SCRIPT = `
  import { main, runInOurPlace } from '${pathToFileURL(join(root, 'scripts/lib/run.mjs')).href}';
  await main(() => runInOurPlace({ command: [process.execPath, ['--eval', process.env.SERVER]] }));
`;

it('a script stops its server when npm has ended the shell in which the script runs', async () => {
  // The second command keeps every shell from replacing itself by the first one.
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module --eval "$SCRIPT"; true'], {
    env: { ...process.env, NODE: process.execPath, SCRIPT, SERVER, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [ready] = await once(shell.stdout, 'data');
  expect(String(ready)).toBe('ready\n');
  shell.kill('SIGTERM');
  // The output ends when no process can write to it any more.
  expect(await text(shell.stdout)).toBe('stopped\n');
});
