import { join } from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schoolDefaults } from '#shared/school.ts';
import { updateSchool } from '#server/school/school.test-helper.ts';
import { registerAdmin } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { pageHeadTexts } from './page-head-texts.ts';

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
  const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? null;
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
  return { description, data: JSON.parse(data) as Record<string, unknown> };
}

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
