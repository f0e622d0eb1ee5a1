import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

it.runIf(isRoot)('a user ID without a name is told to set DATABASE_URL', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-nameless-'));
  await chmod(folder, 0o777);
  const module = JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'));
  const script = `const { startEmbeddedPostgres } = await import(${module});
    await startEmbeddedPostgres({ folder: ${JSON.stringify(join(folder, 'postgres'))} }).catch(({ message }) => console.log(message));`;
  const asNameless = ['--reuid=54321', '--regid=54321', '--clear-groups'];
  // A checkout in root's home is closed to every other account.
  const mayRead = [
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ];
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '--eval', script];
  // A PostgreSQL that does start would keep the program running.
  const limits = { timeout: 60_000, killSignal: 'SIGINT' } as const;
  try {
    const { stdout } = await run('setpriv', [...asNameless, ...mayRead, '--', ...node], limits);
    expect(stdout).toMatch(/user ID 54321: user does not exist\. Run Lectern as a user .*DATABASE_URL/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
