// @slow server/src/course server/src/platform
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { courseLimits, courseMessages } from '#shared/course.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { addLecture, as, createCourse, dataOf, drawPicture, refusalOf } from '#testing/factories.ts';
import type { GraphqlAnswer, HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { expectNothingLeft, tally, useOwnTemporaryFolder } from '#testing/traces.ts';

const FIELDS = 'id slug title description category instructor language version publishedAt thumbnail { url }';
const UPDATE = `mutation U($input: UpdateCourseInput!) { updateCourse(input: $input) { ${FIELDS} } }`;
const conflict = { code: 'CONFLICT', message: courseMessages.conflict.courseChanged };
interface Update {
  updateCourse: { title: string; version: number; thumbnail: { url: string } };
}

useOwnTemporaryFolder();
let app: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
});
afterAll(() => app.stop());

const update = (input: object, client = admin) => client.graphql<Update>(UPDATE, { input });
const updatePicture = (input: object, picture: Blob): Promise<GraphqlAnswer<Update>> =>
  admin.graphqlUpload(UPDATE, { input: { ...input, thumbnail: null } }, 'input.thumbnail', picture, 'a.png');
async function courseNow(slug: string) {
  const query = `query C($slug: String!) { course(slug: $slug) { ${FIELDS} } }`;
  return dataOf(await admin.graphql<{ course: Record<string, unknown> }>(query, { slug })).course;
}

describe('editing a course', () => {
  it('changes the given fields, trimmed, and keeps the others and the slug', async () => {
    const { id, slug } = await createCourse(admin, { title: 'Before the Edit' });
    const before = await courseNow(slug);
    const edited = dataOf(await update({ id, version: 1, title: ' After it ', category: null }));
    expect(edited.updateCourse).toEqual({ ...before, title: 'After it', version: 2 });
    expect(await courseNow(slug)).toEqual(edited.updateCourse);
    const [entry] = await app.sql(
      `select action, subject, details from audit_entries where subject_id = $1 and action = 'COURSE_EDITED'`,
      [id],
    );
    expect(entry).toEqual({ action: 'COURSE_EDITED', subject: 'After it', details: 'Changed: title' });
  });

  it('shows a description in Markdown as safe HTML, and as plain text where there is no room for it', async () => {
    const description =
      '# Bread\n\n**Four** ingredients:\n\n- flour\n- [water](javascript:alert)\n\n<b>Salt</b>';
    const { slug } = await createCourse(admin, { description });
    const query = 'query C($slug: String!) { course(slug: $slug) { description descriptionHtml summary } }';
    const { course } = dataOf(
      await app.visitor().graphql<{ course: Record<string, string> }>(query, { slug }),
    );
    expect(course).toEqual({
      description,
      descriptionHtml: expect.stringMatching(
        /^<h3>Bread<\/h3>\n<p><strong>Four<\/strong> ingredients:<\/p>\n<ul>\n<li>flour<\/li>/,
      ) as string,
      summary: 'Four ingredients: flour [water](javascript:alert) <b>Salt</b>',
    });
    expect(course?.descriptionHtml).not.toMatch(/<b>|href/);
    const page = await (await fetch(`${app.url}/courses.atom`)).text();
    expect(page).toContain('<summary>Four ingredients: flour [water](javascript:alert) &lt;b&gt;');
  });

  it('sets what learners will be able to do, who it is for and what it requires, within limits', async () => {
    const { id, slug } = await createCourse(admin);
    const fields = 'outcomes audience requirements';
    const query = `query C($slug: String!) { course(slug: $slug) { ${fields} } }`;
    const read = async () => dataOf(await app.visitor().graphql<{ course: object }>(query, { slug })).course;
    expect(await read()).toEqual({ outcomes: [], audience: '', requirements: '' });
    const outcomes = [' Bake bread ', '', 'Scale a recipe'];
    await app.sql('update courses set changed_at = null where id = $1', [id]);
    dataOf(await update({ id, version: 1, outcomes, audience: 'All who eat.', requirements: 'An oven.' }));
    const saved = {
      outcomes: ['Bake bread', 'Scale a recipe'],
      audience: 'All who eat.',
      requirements: 'An oven.',
    };
    await eventually(async () => expect(await read()).toEqual(saved));
    const [row] = await app.sql('select changed_at from courses where id = $1', [id]);
    expect(row?.changed_at).not.toBe(null);
    expect(dataOf(await update({ id, version: 2, outcomes: saved.outcomes })).updateCourse.version).toBe(2);
    const { lines, max } = courseLimits.outcomes;
    expect(refusalOf(await update({ id, version: 2, outcomes: Array(lines + 1).fill('Bake') }))).toEqual({
      code: 'BAD_USER_INPUT',
      message: courseMessages.validation.tooManyLines({ limit: lines }),
    });
    for (const wrong of [
      { outcomes: ['a'.repeat(max + 1)] },
      { outcomes: ['One\nTwo'] },
      { audience: 'a'.repeat(courseLimits.audience.max + 1) },
      { requirements: 'a'.repeat(courseLimits.requirements.max + 1) },
    ])
      expect(refusalOf(await update({ id, version: 2, ...wrong }))?.code).toBe('BAD_USER_INPUT');
    dataOf(await admin.graphql('mutation ($id: ID!) { unpublishCourse(id: $id) { id } }', { id }));
    dataOf(await admin.graphql('mutation ($id: ID!) { publishCourse(id: $id) { id } }', { id }));
    await eventually(async () => expect(await read()).toEqual(saved));
  });

  it('shows the mentor of the school who has the name of the instructor', async () => {
    const query = 'query C($slug: String!) { course(slug: $slug) { mentor { name bio } } }';
    const mentorOf = async (instructor: string) => {
      const { slug } = await createCourse(admin, { instructor });
      return dataOf(await app.visitor().graphql<{ course: { mentor: object } }>(query, { slug })).course
        .mentor;
    };
    expect(await mentorOf('Ruth Abernathy')).toEqual({
      name: 'Ruth Abernathy',
      bio: expect.stringMatching(/\w/) as string,
    });
    expect(await mentorOf('Ruth')).toBe(null);
  });

  it('changes the language from English, and refuses an invalid one', async () => {
    const { id, slug } = await createCourse(admin);
    expect((await courseNow(slug)).language).toBe('ENGLISH');
    dataOf(await update({ id, version: 1, language: 'SPANISH' }));
    expect(await courseNow(slug)).toMatchObject({ language: 'SPANISH', version: 2 });
    expect(dataOf(await update({ id, version: 2, language: 'SPANISH' })).updateCourse.version).toBe(2);
    expect(refusalOf(await update({ id, version: 2, language: 'KLINGON' }))?.code).toBe('BAD_USER_INPUT');
    expect(refusalOf(await update({ id, version: 1, language: 'OTHER' }))).toEqual(conflict);
    const details = `select details from audit_entries where subject_id = $1 and action = 'COURSE_EDITED'`;
    expect(await app.sql(details, [id])).toEqual([{ details: 'Changed: language' }]);
  });

  it('sets and clears the number of an approval, which changes the public page', async () => {
    const { id, slug } = await createCourse(admin);
    const inSitemap = async () => {
      const sitemap = await (await fetch(new URL('/sitemaps/courses-1.xml', app.url))).text();
      return new RegExp(`/courses/${slug}</loc><lastmod>([^<]+)`).exec(sitemap)?.[1];
    };
    const course = async () => {
      const query = 'query C($slug: String!) { course(slug: $slug) { approvalNumber } }';
      return dataOf(await app.visitor().graphql<{ course: object }>(query, { slug })).course;
    };
    expect(await course()).toEqual({ approvalNumber: '' });
    await app.sql(`update courses set published_at = '2026-01-01', changed_at = null where id = $1`, [id]);
    const before = await inSitemap();
    dataOf(await update({ id, version: 1, approvalNumber: ' 7123456 ' }));
    await eventually(async () => expect(await course()).toEqual({ approvalNumber: '7123456' }));
    expect(await inSitemap()).not.toBe(before);
    dataOf(await update({ id, version: 2, approvalNumber: '' }));
    await eventually(async () => expect(await course()).toEqual({ approvalNumber: '' }));
  });

  it('creates no new version and no audit entry if nothing changes', async () => {
    const { id, slug } = await createCourse(admin, { title: 'The same' });
    const before = await courseNow(slug);
    const edited = dataOf(await update({ id, version: 1, title: ' The same ', category: before.category }));
    expect(edited.updateCourse).toEqual(before);
    const entries = `select from audit_entries where subject_id = $1 and action = 'COURSE_EDITED'`;
    expect(await app.sql(entries, [id])).toEqual([]);
  });

  it('makes the new words searchable at once', async () => {
    const { id } = await createCourse(admin, { title: 'Oldword' });
    dataOf(await update({ id, version: 1, title: 'Newword' }));
    const search = 'query S($search: String) { courses(search: $search) { nodes { id } } }';
    expect(dataOf(await admin.graphql(search, { search: 'newword' }))).toEqual({
      courses: { nodes: [{ id }] },
    });
    expect(dataOf(await admin.graphql(search, { search: 'oldword' }))).toEqual({ courses: { nodes: [] } });
  });

  it('replaces the picture and deletes the old one', async () => {
    const { id, slug } = await createCourse(admin);
    const before = await tally(app);
    const old = (await courseNow(slug)).thumbnail as { url: string };
    const { thumbnail } = dataOf(await updatePicture({ id, version: 1 }, await drawPicture())).updateCourse;
    expect(thumbnail.url).not.toBe(old.url);
    expect((await fetch(new URL(thumbnail.url, app.url))).status).toBe(200);
    await eventually(async () => {
      expect((await fetch(new URL(old.url, app.url))).status).toBe(404);
      expect((await tally(app)).rows).toEqual(before.rows);
    });
  });

  it('does not conflict with added and deleted lectures', async () => {
    const { id } = await createCourse(admin);
    await addLecture(admin, id);
    expect(dataOf(await update({ id, version: 1, title: 'Still the first' })).updateCourse.version).toBe(2);
  });

  it('is refused from an older version and changes nothing', async () => {
    const { id, slug } = await createCourse(admin);
    dataOf(await update({ id, version: 1, title: 'First' }));
    const now = await courseNow(slug);
    const before = await tally(app);
    expect(refusalOf(await update({ id, version: 1, title: 'Second', category: 'Other' }))).toEqual(conflict);
    expect(refusalOf(await updatePicture({ id, version: 1 }, await drawPicture()))).toEqual(conflict);
    expect(refusalOf(await update({ id, version: 3, title: 'From the future' }))).toEqual(conflict);
    expect(await courseNow(slug)).toEqual(now);
    await expectNothingLeft(app, before);
  });

  it('saves one of 50 parallel requests per version, and refuses the others', async () => {
    const { id, slug } = await createCourse(admin);
    for (const version of [1, 2]) {
      const names = Array.from({ length: 50 }, (_, index) => `Version ${version}, edit ${index}`);
      const answers = await Promise.all(names.map((title) => update({ id, version, title })));
      const saved = answers.flatMap(({ data }) => (data ? [data.updateCourse] : []));
      expect(saved).toHaveLength(1);
      expect(answers.map(refusalOf).filter((refusal) => refusal !== null)).toEqual(
        Array.from({ length: 49 }, () => conflict),
      );
      expect(await courseNow(slug)).toMatchObject({ title: saved[0]?.title, version: version + 1 });
    }
    const entries = `select 1 from audit_entries where subject_id = $1 and action = 'COURSE_EDITED'`;
    expect(await app.sql(entries, [id])).toHaveLength(2);
  });

  it('keeps one of two parallel pictures, and leaves nothing of the other', async () => {
    const { id } = await createCourse(admin);
    const before = await tally(app);
    const answers = await Promise.all(
      [1, 2].map(async () => updatePicture({ id, version: 1 }, await drawPicture())),
    );
    expect(answers.map((answer) => refusalOf(answer)?.code ?? 'saved').sort()).toEqual(['CONFLICT', 'saved']);
    await eventually(async () => {
      const after = await tally(app);
      expect(after.rows).toEqual(before.rows);
      expect(after.stored).toHaveLength(before.stored.length);
    });
  });

  it.each([
    [{ title: ' ' }, 'title', courseMessages.validation.courseFieldsMandatory],
    [{ description: '' }, 'description', courseMessages.validation.courseFieldsMandatory],
    [
      { title: 'a'.repeat(courseLimits.courseTitle.max + 1) },
      'title',
      messages.validation.textTooLong({ limit: courseLimits.courseTitle.max }),
    ],
  ])('a published course refuses %j', async (fields, field, message) => {
    const { id, slug } = await createCourse(admin);
    const now = await courseNow(slug);
    const answer = await update({ id, version: 1, category: 'Other', ...fields });
    expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ [field]: message });
    expect(await courseNow(slug)).toEqual(now);
  });

  it('a draft may empty fields that only a published course needs', async () => {
    const { id } = await createCourse(admin, { publish: false });
    expect(dataOf(await update({ id, version: 1, description: '', category: ' ' }))).toMatchObject({
      updateCourse: { description: '', category: '' },
    });
    expect(refusalOf(await update({ id, version: 2, title: '' }))?.code).toBe('BAD_USER_INPUT');
  });

  it.each<[string, () => Blob | Promise<Blob>, string]>([
    ['that is invalid', () => new Blob(['<svg/>']), 'UNSUPPORTED_MEDIA_TYPE'],
    ['of another format', () => drawPicture({ format: 'webp' }), 'UNSUPPORTED_MEDIA_TYPE'],
    ['that is too large', () => new Blob([new Uint8Array(limits.imageBytes + 1)]), 'PAYLOAD_TOO_LARGE'],
  ])('with a picture %s changes nothing', async (_what, picture, code) => {
    const { id, slug } = await createCourse(admin);
    const [now, before] = [await courseNow(slug), await tally(app)];
    const answer = await updatePicture({ id, version: 1, title: 'With a picture' }, await picture());
    expect(refusalOf(answer)?.code).toBe(code);
    expect(await courseNow(slug)).toEqual(now);
    await expectNothingLeft(app, before);
  });

  it('is refused for unknown courses and those in the trash', async () => {
    const refusal = { code: 'NOT_FOUND', message: courseMessages.notFound.course };
    const unknown = { id: '0198c0de-0000-7000-8000-000000000000', version: 1, title: 'Nobody' };
    expect(refusalOf(await update(unknown))).toEqual(refusal);
    const { id } = await createCourse(admin);
    dataOf(await admin.graphql('mutation D($id: ID!) { deleteCourse(id: $id) { id } }', { id }));
    expect(refusalOf(await update({ id, version: 1, title: 'In the trash' }))).toEqual(refusal);
    const statements = watchStatements(app);
    expect(refusalOf(await update({ id: 'x', version: 1 }))?.code).toBe('BAD_USER_INPUT');
    expect(statements.filter((statement) => statement.includes('courses'))).toEqual([]);
  });

  it.each(['VISITOR', 'USER', 'SUBSCRIBER'] as const)('is refused to a %s', async (role) => {
    const { id, slug } = await createCourse(admin);
    const answer = await update({ id, version: 1, title: 'Mine' }, await as(app, role));
    expect(refusalOf(answer)?.code).toBe(role === 'VISITOR' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    expect(await courseNow(slug)).toMatchObject({ version: 1 });
  });
});
