import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { html } from '#shared/html.ts';
import type { Language } from '#shared/languages.ts';
import { pageHeadTexts } from '#shared/texts/page-head.ts';
import { createCourse, register, registerAdmin } from '#testing/factories.ts';
import { eventually } from '#testing/eventually.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { whenQueueIsIdle } from '#testing/traces.ts';
import { inLanguage } from '#server/platform/common/current-language.ts';
import { buildClient, rendering } from './built-client.test-helper.ts';

let app: TestApp;
let admin: HttpClient;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-dist-'));
  await buildClient(folder);
  app = await startApp({}, { clientFolder: join(folder, 'client') });
  admin = (await registerAdmin(app)).client;
  await createCourse(admin, { title: 'Bread at Home' });
  await whenQueueIsIdle(app);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const ask = (path: string, headers?: Record<string, string>) => fetch(`${app.url}${path}`, { headers });
const read = async (path: string, headers?: Record<string, string>) => (await ask(path, headers)).text();

const pageDescription = (language: Language) =>
  inLanguage(language, () => html`content="${pageHeadTexts.description.courses}"`.toString());

const german = { 'accept-language': 'de-AT,de;q=0.9' };

describe('a page for visitors', () => {
  it("is in the visitor's language, with the message files of its scripts, and is cached per language", async () => {
    await eventually(async () => {
      rendering.addresses.splice(0);
      for (const headers of [german, undefined]) await read('/courses', headers);
      expect(rendering.addresses).toEqual([]);
    });
    const answer = await ask('/courses', german);
    expect(answer.headers.get('content-language')).toBe('de');
    const page = await answer.text();
    expect(page).toContain('<html lang="de" dir="ltr">');
    expect(page).toContain('<meta name="spoken" content="de" />');
    expect(page).toContain('<meta property="og:locale" content="de_DE" />');
    expect(page).toContain(pageDescription('de'));
    expect(page).toContain('href="/assets/texts/1/de/0.js"');
    // Scripts resolve their messages with the import map. It comes before the scripts, and the page's policy allows it.
    const importMap = '{"imports":{"texts/":"/assets/texts/1/de/"}}';
    const element = `<script type="importmap">${importMap}</script>`;
    expect(page.indexOf(element)).toBeLessThan(page.indexOf('modulepreload'));
    expect(page).toContain(element);
    const hash = createHash('sha256').update(importMap).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
    const english = await read('/courses');
    expect(english).toContain('<html lang="en" dir="ltr">');
    expect(english).toContain('<meta name="spoken" content="en" />');
    expect(english).toContain('<meta property="og:locale" content="en_US" />');
    expect(english).toContain(pageDescription('en'));
    for (const headers of [german, { 'accept-language': 'de' }, { cookie: 'language=de' }])
      expect(await read('/courses', headers)).toBe(page);
    for (const headers of [undefined, { 'accept-language': 'tlh' }, { ...german, cookie: 'language=en' }])
      expect(await read('/courses', headers)).toBe(english);
    expect(rendering.addresses).toEqual([]);
    expect(await read('/nowhere', german)).toContain('<meta name="spoken" content="de" />');
    expect(await read('/nowhere')).toContain('<meta name="spoken" content="en" />');
    // This page is not rendered on the server.
    expect(await read('/signup', german)).toMatch(
      /<html lang="de".*texts\/1\/de\/0\.js.*<\/head>.*<noscript>Für die Kurse/s,
    );
    expect(await read('/signup')).toMatch(
      /<html lang="en".*texts\/1\/en\/0\.js.*<\/head>.*<noscript>This site needs/s,
    );
  });
});

describe('a page for a logged-in user', () => {
  it("is in the user's language, with the message files of its scripts", async () => {
    const { client } = await register(app);
    const cookie = { cookie: `${client.cookieHeader()}; language=de` };
    const own = await read('/courses', cookie);
    expect(own).toMatch(/<html lang="de".*spoken" content="de".*texts\/1\/de\/0\.js.*<\/head>/s);
    expect(own).not.toContain('texts/1/de/1.js');
    const lecture = await read('/courses/bread-at-home/lectures', cookie);
    expect(lecture).toMatch(/texts\/1\/de\/0\.js.*texts\/1\/de\/1\.js.*<\/head>/s);
  });
});
