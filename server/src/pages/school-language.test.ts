import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateSchool } from '#server/school/school.test-helper.ts';
import { registerAdmin } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
let admin: HttpClient;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-client-'));
  const client = join(import.meta.dirname, '../../../client');
  await cp(join(client, 'index.html'), join(folder, 'index.html'));
  await cp(join(client, 'public/offline.html'), join(folder, 'offline.html'));
  app = await startApp({}, { clientFolder: folder });
  ({ client: admin } = await registerAdmin(app));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

it("the offline page is in the reader's language", async () => {
  const answer = await fetch(new URL('/offline.html', app.url), { headers: { 'accept-language': 'de' } });
  expect(answer.headers.get('content-language')).toBe('de');
  expect(answer.headers.get('vary')).toContain('Accept-Language');
  const page = await answer.text();
  expect(page).toContain('<html lang="de" dir="ltr">');
  expect(page).toContain('<h1>Sie sind offline</h1>');
  const english = await (await fetch(new URL('/offline.html', app.url))).text();
  expect(english).toContain('<html lang="en" dir="ltr">');
  expect(english).toContain('<h1>You are offline</h1>');
  expect(english).not.toContain('{{');
});

it("the default share image is in the school's language for every caller", async () => {
  const pathFor = async (language: string) => {
    const page = await (await fetch(app.url, { headers: { 'accept-language': language } })).text();
    return /property="og:image" content="[^"]*?(\/share[^"]*)"/.exec(page)?.[1] ?? '';
  };
  expect(await pathFor('de')).toBe('/share.png');
  await updateSchool(admin, { language: 'de' });
  const path = await pathFor('en');
  expect(path).not.toBe('/share.png');
  expect(await pathFor('de')).toBe(path);
  expect((await fetch(new URL(path, app.url))).headers.get('content-type')).toBe('image/jpeg');
  await updateSchool(admin, { language: 'en' });
});
