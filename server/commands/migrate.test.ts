// @slow server/commands server/src/main.ts
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BuiltCommand } from '#testing/built-command.ts';
import { runApp } from '#testing/run-app.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const TOLD_NOT_TO = { MIGRATE_AT_START: 'false' };

let command: BuiltCommand;
let app: TestApp;
/** Address of an empty database. */
let databaseUrl: string;
beforeAll(async () => {
  command = await BuiltCommand.build('migrate');
  app = await startApp();
  const url = new URL(app.config.databaseUrl ?? '');
  url.pathname += '_empty';
  databaseUrl = url.href;
  await app.sql(`create database ${url.pathname.slice(1)}`);
});
afterAll(async () => {
  await app.sql(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
  await app.stop();
  await command.remove();
});

const migrate = (url: string) => command.run(app, { settings: { ...TOLD_NOT_TO, DATABASE_URL: url } });

it('migrates the database for processes that do not migrate it themselves', async () => {
  await expect(runApp(databaseUrl, TOLD_NOT_TO)).rejects.toThrow(
    /^The database is not up to date, .*npm run migrate/,
  );

  expect(await migrate(databaseUrl)).toEqual({
    code: 0,
    stdout: 'The database is up to date.\n',
    stderr: '',
  });
  const school = await runApp(databaseUrl, TOLD_NOT_TO);
  expect((await fetch(`${school.url}/readyz`)).status).toBe(200);
  await school.stop();
});

it('changes nothing if the database is up to date', async () => {
  expect(await migrate(app.config.databaseUrl ?? '')).toMatchObject({ code: 0 });
});

it('fails if the database cannot be reached', async () => {
  const { code, stderr } = await migrate('postgresql://lectern@127.0.0.1:1/lectern');
  expect(stderr).toContain('cannot be reached');
  expect(code).toBe(1);
});
