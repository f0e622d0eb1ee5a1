// @slow server/commands server/src/main.ts
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BuiltCommand } from '#testing/built-command.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const PASSWORD = 'Ada#1815';

let command: BuiltCommand;
let app: TestApp;
beforeAll(async () => {
  command = await BuiltCommand.build('create-admin');
  app = await startApp();
});
afterAll(async () => {
  await app.stop();
  await command.remove();
});

const createAdmin = (email: string, input: string, ...options: string[]) =>
  command.run(app, { input, arguments: ['--email', email, '--name', 'Ada Admin', ...options] });

const roleOf = async (email: string) =>
  (await app.sql<{ role: string }>('select role from users where email = $1', [email]))[0]?.role;

const logIn = (email: string) =>
  app.visitor().fetch('/api/v1/user/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });

it('prints the link for creating the first admin in a browser', async () => {
  const { code, stdout } = await command.run(app);
  expect(code).toBe(0);
  // The origin depends on the settings of the command.
  expect(stdout).toMatch(/\n\S+\/setup\?next=%2Fadmin%2Fsettings%2Ffirst-steps#[0-9a-f]{64}\n$/);
  const key = (address: string | null | undefined) => new URL(address ?? '').hash;
  expect(key(stdout.split('\n')[1])).toBe(key(await app.container.services.firstAdmin.link()));
});

it('reads the password from standard input', async () => {
  const email = 'ada@school.example';
  expect(await createAdmin(email, `${PASSWORD}\n`)).toMatchObject({
    code: 0,
    stdout: `${email} is an admin now.\n`,
  });
  expect(await roleOf(email)).toBe('ADMIN');
  expect((await logIn(email)).status).toBe(200);
});

it('reads the password from a file', async () => {
  const file = join(app.config.dataDir, 'password');
  await writeFile(file, PASSWORD);
  const email = 'grace@school.example';
  expect(await createAdmin(email, '', '--password-file', file)).toMatchObject({ code: 0 });
  expect((await logIn(email)).status).toBe(200);
});

it.each([
  ['is missing', '', 'There is no password'],
  ['violates the rules', 'short\n', 'password:'],
])('fails without creating an account if the password %s', async (_what, input, message) => {
  const { code, stderr } = await createAdmin('unknown@school.example', input);
  expect(stderr).toContain(message);
  expect(code).toBe(1);
  expect(await roleOf('unknown@school.example')).toBeUndefined();
});
