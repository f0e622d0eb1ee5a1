import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schoolPageLimits } from '#shared/school-page.ts';
import { schoolPageTexts } from '#shared/texts/school-page.ts';
import { tryUpdateSchool } from '#server/school/school.test-helper.ts';
import { dataOf, refusalOf, registerAdmin } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { createPage, tryCreatePage, tryDeletePage, tryUpdatePage } from './school-page.test-helper.ts';

let app: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp({}, { clientFolder: join(import.meta.dirname, '../../../client') });
  ({ client: admin } = await registerAdmin(app));
});
afterAll(() => app.stop());

interface Told {
  pages: { id: string; slug: string; title: string }[];
  page: { html: string; version: number } | null;
}
const told = async (slug = ''): Promise<Told> =>
  dataOf(
    await app
      .visitor()
      .graphql<{ school: Told }>(
        'query ($slug: String!) { school { pages { id slug title } page(slug: $slug) { html version } } }',
        { slug },
      ),
  ).school;
const slugs = async () => (await told()).pages.map(({ slug }) => slug);
const open = (path: string) => fetch(new URL(path, app.url));

beforeEach(async () => {
  for (const { id } of (await told()).pages) dataOf(await tryDeletePage(admin, id));
});

describe('a free page', () => {
  it('is rendered at its address, and is in the sitemap', async () => {
    await createPage(admin, { title: 'Visit us', slug: 'visit-us', text: '# Way\n\nBy <b>tram</b>' });
    expect((await told('visit-us')).page?.html).toBe('<h2>Way</h2>\n<p>By &lt;b&gt;tram&lt;/b&gt;</p>\n');
    const answer = await open('/pages/visit-us');
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<title>Visit us · Lectern</title>');
    expect(html).toContain(`rel="canonical" href="${app.config.publicUrl}/pages/visit-us"`);
    const sitemap = await (await open('/sitemaps/pages.xml')).text();
    expect(sitemap).toContain(`${app.config.publicUrl}/pages/visit-us<`);
  });

  it('may have an address in any script', async () => {
    await createPage(admin, { slug: 'アクセス' });
    expect((await open(`/pages/${encodeURIComponent('アクセス')}`)).status).toBe(200);
  });

  it('does not exist before it is created and after it is deleted', async () => {
    expect((await open('/pages/gone')).status).toBe(404);
    const { id } = await createPage(admin, { slug: 'gone' });
    expect((await open('/pages/gone')).status).toBe(200);
    dataOf(await tryDeletePage(admin, id));
    expect((await open('/pages/gone')).status).toBe(404);
    expect(refusalOf(await tryDeletePage(admin, id))).toEqual({
      code: 'NOT_FOUND',
      message: schoolPageTexts.notFound,
    });
  });

  it('keeps the edit of the admin who saved first', async () => {
    const { id, version } = await createPage(admin, { slug: 'both', text: 'First' });
    dataOf(await tryUpdatePage(admin, { id, version, text: 'Second' }));
    expect(refusalOf(await tryUpdatePage(admin, { id, version, text: 'Third' }))).toEqual({
      code: 'CONFLICT',
      message: schoolPageTexts.conflict,
    });
    expect((await told('both')).page).toEqual({ html: '<p>Second</p>\n', version: version + 1 });
  });

  it('cannot take the address of another page', async () => {
    await createPage(admin, { slug: 'taken' });
    const { id, version } = await createPage(admin, { slug: 'free' });
    const refusal = { code: 'BAD_USER_INPUT', message: schoolPageTexts.validation.slugTaken };
    expect(refusalOf(await tryCreatePage(admin, { slug: 'Taken' }))).toEqual(refusal);
    expect(refusalOf(await tryUpdatePage(admin, { id, version, slug: 'taken' }))).toEqual(refusal);
  });

  it.each(['', 'a b', '../terms', 'a/b', 'a.html', '-a'])('cannot have the address "%s"', async (slug) => {
    expect(refusalOf(await tryCreatePage(admin, { slug }))?.message).toBe(schoolPageTexts.validation.slug);
  });

  it('is recorded in the audit log', async () => {
    const { id, version } = await createPage(admin, { title: 'Press' });
    dataOf(await tryUpdatePage(admin, { id, version, title: 'Media', position: 0 }));
    dataOf(await tryDeletePage(admin, id));
    const { auditLog } = dataOf(
      await admin.graphql<{ auditLog: { nodes: { action: string; details: string }[] } }>(
        'query ($id: ID!) { auditLog(subjectId: $id) { nodes { action details } } }',
        { id },
      ),
    );
    expect(auditLog.nodes).toEqual([
      { action: 'SCHOOL_PAGE_DELETED', details: '' },
      { action: 'SCHOOL_PAGE_EDITED', details: 'Changed: title' },
      { action: 'SCHOOL_PAGE_CREATED', details: '' },
    ]);
  });
});

describe('the free pages', () => {
  it('are listed in the order that the admin chose', async () => {
    await createPage(admin, { slug: 'one' });
    await createPage(admin, { slug: 'two' });
    const three = await createPage(admin, { slug: 'three', position: 1 });
    expect(await slugs()).toEqual(['one', 'three', 'two']);
    dataOf(await tryUpdatePage(admin, { id: three.id, version: three.version, position: 0 }));
    expect(await slugs()).toEqual(['three', 'one', 'two']);
    // A move is no edit: the version that another admin is editing stays the newest.
    dataOf(await tryUpdatePage(admin, { id: three.id, version: three.version, position: 99 }));
    expect(await slugs()).toEqual(['one', 'two', 'three']);
  });

  it('are limited in number', async () => {
    const { max } = schoolPageLimits.count;
    for (let count = 0; count < max; count += 1) await createPage(admin);
    expect(refusalOf(await tryCreatePage(admin))?.message).toBe(
      schoolPageTexts.validation.count({ count: max }),
    );
  });

  it('stay when other settings are saved', async () => {
    await createPage(admin, { slug: 'stays' });
    dataOf(await tryUpdateSchool(admin, { headline: 'Sail with us' }));
    expect(await slugs()).toEqual(['stays']);
  });
});
