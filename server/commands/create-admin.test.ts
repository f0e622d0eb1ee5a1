import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#testing/start-app.ts';

const PROGRAM = ['--import=tsx', '--disable-warning=ExperimentalWarning', 'server/commands/create-admin.ts'];
const PASSWORD = 'Ada#1815';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const createAdmin = (email: string, input: string, ...options: string[]) =>
  run(input, '--email', email, '--name', 'Ada Admin', ...options);

/** Runs the command as a script does: what it reads is no terminal. */
async function run(input: string, ...options: string[]) {
  const { dataDir, databaseUrl = '' } = app.config;
  const child = spawn(process.execPath, [...PROGRAM, ...options], {
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: '1' },
  });
  child.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { code, stdout, stderr };
}

const roleOf = async (email: string) =>
  (await app.sql<{ role: string }>('select role from users where email = $1', [email]))[0]?.role;

const logIn = (email: string) =>
  app.visitor().fetch('/api/v1/user/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });

it('tells the link by which a browser makes the first admin', async () => {
  const { code, stdout } = await run('');
  expect(code).toBe(0);
  // Which origin a school has is a setting of its own.
  expect(stdout).toMatch(/\n\S+\/setup\?next=%2Fadmin%2Fsettings#[0-9a-f]{64}\n$/);
  const key = (address: string | null | undefined) => new URL(address ?? '').hash;
  expect(key(stdout.split('\n')[1])).toBe(key(await app.container.services.firstAdmin.link()));
});

it('takes the password from its standard input', async () => {
  const email = 'ada@school.example';
  expect(await createAdmin(email, `${PASSWORD}\n`)).toMatchObject({
    code: 0,
    stdout: `${email} is an admin now.\n`,
  });
  expect(await roleOf(email)).toBe('ADMIN');
  expect((await logIn(email)).status).toBe(200);
});

it('takes the password from a file', async () => {
  const file = join(app.config.dataDir, 'password');
  await writeFile(file, PASSWORD);
  const email = 'grace@school.example';
  expect(await createAdmin(email, '', '--password-file', file)).toMatchObject({ code: 0 });
  expect((await logIn(email)).status).toBe(200);
});

it.each([
  ['none', '', 'There is no password'],
  ['one that the rules refuse', 'short\n', 'password:'],
])('fails loudly when the password is %s, and makes no account', async (_what, input, message) => {
  const { code, stderr } = await createAdmin('nobody@school.example', input);
  expect(stderr).toContain(message);
  expect(code).toBe(1);
  expect(await roleOf('nobody@school.example')).toBeUndefined();
});
