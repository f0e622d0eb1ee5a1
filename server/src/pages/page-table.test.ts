import { join } from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagePatterns } from '#shared/page-paths.ts';
import { schoolDefaults } from '#shared/school.ts';
import { pageHeadTexts } from '#shared/texts/page-head.ts';
import { found } from '#server/platform/pages/page.ts';
import { updateSchool } from '#server/school/school.test-helper.ts';
import { createCourse, registerAdmin } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { PageTable } from './page-table.ts';

let app: TestApp;
let admin: HttpClient;

beforeAll(async () => {
  app = await startApp({}, { clientFolder: join(import.meta.dirname, '../../../client') });
  admin = (await registerAdmin(app)).client;
});
afterAll(() => app.stop());

async function page(path: string) {
  const { document } = new Window();
  document.write(await (await fetch(`${app.url}${path}`)).text());
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null;
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null;
  const lists = data.flatMap((thing) => (thing['@type'] === 'ItemList' ? [thing.itemListElement] : []));
  return { description: meta('description'), meta, canonical, data: data[0] ?? {}, lists };
}

describe('the pages', () => {
  it.each(pagePatterns)('have their own pattern: %s', async (path) => {
    const table = new PageTable(
      Object.fromEntries(pagePatterns.map((pattern) => [pattern, () => found({ name: pattern })])),
    );
    const { head } = await table.answer(path.replaceAll(/:\w+\??/g, 'some'), () => Promise.resolve(null));
    expect(head.name).toBe(path);
  });

  it('of the settings exist for known sections only', async () => {
    const statusOf = async (path: string) => (await fetch(`${app.url}${path}`)).status;
    expect(await statusOf('/admin/settings/legal')).toBe(200);
    expect(await statusOf('/admin/settings/nothing')).toBe(404);
  });
});

describe('search engines get', () => {
  it('the settings of the school that differ from the defaults', async () => {
    const { publicUrl } = app.config;
    expect((await page('/')).data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'EducationalOrganization',
      '@id': `${publicUrl}/`,
      url: `${publicUrl}/`,
      name: 'Lectern',
    });
    const youtube = 'https://www.youtube.com/@harbour';
    await updateSchool(admin, { youtube, linkedin: '', contact: 'hello@harbour.example' });
    expect((await page('/')).data).toMatchObject({ sameAs: [youtube], email: 'hello@harbour.example' });
    await updateSchool(admin, { youtube: '', linkedin: schoolDefaults.linkedin, contact: '' });
  });

  it('the newest courses on the home page and in the catalogue', async () => {
    const { slug } = await createCourse(admin, { title: 'Newest of All' });
    for (const path of ['/', '/courses'])
      expect((await page(path)).lists).toEqual([
        [
          {
            '@type': 'ListItem',
            position: 1,
            name: 'Newest of All',
            url: `${app.config.publicUrl}/courses/${slug}`,
          },
        ],
      ]);
  });

  it('no certificate, but sites that show links get a preview that names no person', async () => {
    const path = '/certificates/7KQ2-9MXD';
    const { meta, canonical } = await page(path);
    expect(canonical).toBe(null);
    expect(['robots', 'og:title', 'og:url'].map(meta)).toEqual([
      'noindex',
      'Certificate of completion',
      `${app.config.publicUrl}${path}`,
    ]);
    expect(meta('og:image')).toMatch(/^http/);
  });

  it('the texts of its pages without Markdown', async () => {
    expect((await page('/about')).description).toBe(pageHeadTexts.description.about);
    const text = '# Our house\n\nWe teach *knots*\nand [boats](https://boats.example).\n\n- Daily & early';
    await updateSchool(admin, { about: text, terms: text, privacy: '# Nothing yet' });
    const description = 'We teach knots and boats. Daily & early';
    expect((await page('/about')).description).toBe(description);
    expect((await page('/terms')).description).toBe(description);
    expect((await page('/privacy')).description).toBeNull();
    await updateSchool(admin, { about: '', terms: '', privacy: '' });
  });
});
