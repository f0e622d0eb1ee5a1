// @slow server/commands server/src/main.ts
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BuiltCommand } from '#testing/built-command.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const NAMES = ['backup', 'doctor', 'reconcile-payments', 'restore'];

const commands = new Map<string, BuiltCommand>();
let app: TestApp;
beforeAll(async () => {
  for (const name of NAMES) commands.set(name, await BuiltCommand.build(name));
  app = await startApp();
});
afterAll(async () => {
  await app.stop();
  for (const command of commands.values()) await command.remove();
});

const NOWHERE = { DATABASE_URL: 'postgresql://lectern@127.0.0.1:1/lectern' };

it.each([
  ['a school without problems', 'doctor', /reaches the server\./],
  ['payments that agree', 'reconcile-payments', /^Payers compared: 0\./],
])('is 0 on success: %s', async (_what, name, told) => {
  const settings = { PORT: String(app.config.port), PUBLIC_URL: app.url };
  const ended = await commands.get(name)?.run(app, { settings });
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(ended?.stdout).toMatch(told);
});

it.each([
  ['a check that fails', 'doctor', [], NOWHERE, /do(es)? not work\.\n$/],
  ['an invalid setting', 'reconcile-payments', [], { PORT: 'none' }, /^These settings need attention:/],
  ['an unknown argument', 'restore', ['--whom', 'x'], {}, /Unknown option '--whom'/],
  [
    '--name without --verify',
    'backup',
    ['--to', '/nowhere', '--name', 'x'],
    NOWHERE,
    /^--name is only .* Add --verify/,
  ],
  [
    '--identity-file without --verify',
    'backup',
    ['--identity-file', 'x'],
    NOWHERE,
    /^--identity-file is only/,
  ],
  ['an unknown backup', 'restore', ['--from', '/nowhere'], {}, /^There is no such backup/],
])('is 1 on failure, with the reason on standard error: %s', async (_what, name, args, settings, why) => {
  const ended = await commands.get(name)?.run(app, { arguments: args, settings });
  expect(ended?.stderr).toMatch(why);
  expect(ended?.code).toBe(1);
});

it.each(NAMES)('is 0 for --help, which tells what %s does', async (name) => {
  const ended = await commands.get(name)?.run(app, { arguments: ['--help'], settings: NOWHERE });
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(ended?.stdout).toContain('\n\n  npm run ');
});

it('is 1 if a file of a backup is damaged, which standard error names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-saved-'));
  await commands.get('backup')?.run(app, { arguments: ['--to', folder], settings: {} });
  const [name = ''] = await readdir(folder);
  await writeFile(join(folder, name, 'users.copy.gz'), 'another');
  const ended = await commands.get('backup')?.run(app, {
    arguments: ['--verify', '--to', folder],
    settings: {},
  });
  await rm(folder, { recursive: true });
  expect(ended?.stdout).toMatch(/: \d+ files read, 1 of them damaged\.\n$/);
  expect(ended?.stderr).toContain(`missing or damaged: ${name}/users.copy.gz.`);
  expect(ended?.code).toBe(1);
});

it('is 1 for a backup without a signature, unless --trust-unsigned-backup is set, as the message says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-saved-'));
  await commands.get('backup')?.run(app, { arguments: ['--to', folder], settings: {} });
  const [name = ''] = await readdir(folder);
  const file = join(folder, name, 'manifest.json');
  const { signature: _, ...unsigned } = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  await writeFile(file, JSON.stringify(unsigned));
  const verify = (...more: string[]) =>
    commands.get('backup')?.run(app, { arguments: ['--verify', '--to', folder, ...more], settings: {} });
  const refused = await verify();
  const trusted = await verify('--trust-unsigned-backup');
  await rm(folder, { recursive: true });
  expect(refused?.code).toBe(1);
  expect(refused?.stderr).toContain('pass --trust-unsigned-backup');
  expect(trusted?.code).toBe(0);
});

it('is 1 if a file is missing in a backup, which standard error names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-saved-'));
  await app.sql(
    "insert into stored_objects (key, reserved_at, is_attached) values ('gone.mp4', now(), true)",
  );
  const ended = await commands.get('backup')?.run(app, { arguments: ['--to', folder], settings: {} });
  await rm(folder, { recursive: true });
  expect(ended?.stdout).toMatch(/^\S+: \d+ tables, 0 files/);
  expect(ended?.stderr).toMatch(/lacks files .*: gone\.mp4\.\n$/);
  expect(ended?.code).toBe(1);
});
