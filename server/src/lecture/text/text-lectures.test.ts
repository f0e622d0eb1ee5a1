import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lectureLimits, lectureMessages } from '#shared/lecture.ts';
import { lectureRefusals } from '#shared/lecture-refusals.ts';
import { messages } from '#shared/messages.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { dataOf, oneOfEach, refusalOf, video, type Caller } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { addText, read, tryAddText, tryEdit, wordsOf } from './text-lectures.test-helper.ts';

let app: TestApp;
let clients: Record<Caller, HttpClient>;
let admin: HttpClient;
let course: { id: string; slug: string; title: string };
beforeAll(async () => {
  app = await startApp();
  clients = await oneOfEach(app);
  admin = clients.ADMIN;
});
afterAll(() => app.stop());
beforeEach(async () => {
  course = await writeCourse(app);
  await app.sql('update courses set publishes_lectures_at_once = true where id = $1', [course.id]);
});

const { max } = lectureLimits.lectureText;
const missing = lectureMessages.validation.lectureFieldsMandatory;
const tooLong = messages.validation.textTooLong({ limit: max });

async function totals(): Promise<object | undefined> {
  const [row] = await app.sql('select number_of_lectures, duration from courses where id = $1', [course.id]);
  return row;
}

describe('a new text lecture', () => {
  it('is appended with its rendered text and the time for reading it', async () => {
    await writeLecture(app, course.id);
    const added = await addText(admin, course.id, { text: `# Knots\n\n${wordsOf(399)}` });
    expect(added).toMatchObject({
      ...{ kind: 'TEXT', description: '', duration: 120, position: 2, isDraft: false, version: 1 },
      ...{ locked: false, video: null },
      text: { source: `# Knots\n\n${wordsOf(399)}`, readingMinutes: 2 },
    });
    expect(added.text?.html).toContain('Knots</h2>');
  });

  it('takes at least one minute, and a minute more with the next word', async () => {
    expect((await addText(admin, course.id, { text: 'Short.' })).duration).toBe(60);
    expect((await addText(admin, course.id, { text: wordsOf(200) })).duration).toBe(60);
    expect((await addText(admin, course.id, { text: wordsOf(201) })).duration).toBe(120);
  });

  it('keeps the indentation of its first line, without blank lines around the text', async () => {
    const { text } = await addText(admin, course.id, { text: '\r\n  \n    code\r\nend\n\n' });
    expect(text?.source).toBe('    code\nend');
  });

  it('counts in the totals of its course, also when it is edited, deleted and restored', async () => {
    const { id } = await addText(admin, course.id, { text: wordsOf(300) });
    expect(await totals()).toEqual({ number_of_lectures: 1, duration: 120 });
    dataOf(await tryEdit(admin, { id, version: 1, text: wordsOf(401) }));
    expect(await totals()).toEqual({ number_of_lectures: 1, duration: 180 });
    dataOf(await admin.graphql('mutation ($id: ID!) { deleteLecture(id: $id) { id } }', { id }));
    expect(await totals()).toEqual({ number_of_lectures: 0, duration: 0 });
    dataOf(await admin.graphql('mutation ($id: ID!) { restoreLecture(id: $id) { id } }', { id }));
    expect(await totals()).toEqual({ number_of_lectures: 1, duration: 180 });
  });

  it('has an entry in the audit log', async () => {
    const { id } = await addText(admin, course.id);
    const entries = 'select action, details from audit_entries where subject_id = $1';
    expect(await app.sql(entries, [id])).toEqual([
      { action: 'LECTURE_ADDED', details: `Course: ${course.title}` },
    ]);
  });

  it.each([
    ['text', 'empty', { text: '' }, missing],
    ['text', 'blank', { text: ' \n\t' }, missing],
    ['text', 'too long', { text: 'a'.repeat(max + 1) }, tooLong],
    ['title', 'blank', { title: ' ' }, missing],
  ])('is refused if its %s is %s', async (field, _what, fields, message) => {
    const answer = await tryAddText(admin, course.id, fields);
    expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ [field]: message });
  });

  it('may be as long as the limit', async () => {
    const { text } = await addText(admin, course.id, { text: 'é'.repeat(max) });
    expect(text?.source).toHaveLength(max);
  });

  it('is refused without its course', async () => {
    const answer = await tryAddText(admin, '0198c0de-0000-7000-8000-000000000001');
    expect(refusalOf(answer)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a text lecture begins as a draft', () => {
  it.each([
    [true, 'a published course', 'now()', false],
    [false, 'a published course that publishes its lectures at once', 'now()', true],
    [false, 'a draft of a course', 'null', false],
  ])('(%s) in %s', async (isDraft, _course, publishedAt, atOnce) => {
    const set = `published_at = ${publishedAt}, publishes_lectures_at_once = $2`;
    await app.sql(`update courses set ${set} where id = $1`, [course.id, atOnce]);
    const added = await addText(admin, course.id, { isFreePreview: true });
    expect(added.isDraft).toBe(isDraft);
    const isShown = !isDraft && publishedAt !== 'null';
    expect((await read(clients.SUBSCRIBER, added.id)) !== null).toBe(isShown);
    expect(await totals()).toMatchObject({ number_of_lectures: isDraft ? 0 : 1 });
  });
});

describe('the text of a lecture', () => {
  const mayRead = { VISITOR: false, USER: false, SUBSCRIBER: true, ADMIN: true };
  it.each(Object.entries(mayRead))('is told to a %s: %s, and a free one to all', async (caller, may) => {
    const client = clients[caller as Caller];
    const { id } = await addText(admin, course.id);
    const free = await addText(admin, course.id, { isFreePreview: true });
    const html = '<p>Tie a <em>bowline</em>.</p>\n';
    expect(await read(client, id)).toMatchObject({ kind: 'TEXT', locked: !may, text: may ? { html } : null });
    expect(await read(client, free.id)).toMatchObject({ locked: false, text: { html } });
    const { lectures } = dataOf(
      await client.graphql<{ course: { lectures: { text: object | null }[] } }>(
        'query ($slug: String!) { course(slug: $slug) { lectures { kind text { html } } } }',
        course,
      ),
    ).course;
    expect(lectures).toEqual([
      { kind: 'TEXT', text: may ? { html } : null },
      { kind: 'TEXT', text: { html } },
    ]);
  });

  it('is null for a video', async () => {
    const { id } = await writeLecture(app, course.id);
    expect(await read(admin, id)).toMatchObject({ kind: 'VIDEO', text: null });
  });

  it('is read with one statement for all lectures of a course', async () => {
    for (let count = 0; count < 3; count++) await addText(admin, course.id);
    let statements = 0;
    const { statements: used } = app.container.services;
    const all = used.all.bind(used);
    used.all = (statement, values) => {
      if (statement.text.includes('lecture_texts')) statements += 1;
      return all(statement, values);
    };
    const query = 'query ($slug: String!) { course(slug: $slug) { lectures { text { html } } } }';
    dataOf(await clients.SUBSCRIBER.graphql(query, course));
    used.all = all;
    expect(statements).toBe(1);
  });

  it('is told to visitors as soon as it was edited', async () => {
    const { id } = await addText(admin, course.id, { isFreePreview: true });
    expect((await read(clients.VISITOR, id))?.text?.html).toContain('bowline');
    dataOf(await tryEdit(admin, { id, version: 1, text: 'A sheet bend.' }));
    await expect.poll(async () => (await read(clients.VISITOR, id))?.text?.html).toContain('sheet bend');
  });

  it('runs nothing of its source', async () => {
    const { text } = await addText(admin, course.id, {
      text: '<script>alert(1)</script>\n\n[a](javascript:alert(1))',
    });
    expect(text?.html).not.toMatch(/<script|href="javascript/);
  });
});

describe('an edit of a text lecture', () => {
  it('changes text, duration and version, and is in the audit log', async () => {
    const { id } = await addText(admin, course.id);
    const edit = { id, version: 1, title: 'Bends', text: wordsOf(300) };
    expect(dataOf(await tryEdit(admin, edit)).updateLecture).toMatchObject({
      ...{ duration: 120, version: 2 },
      text: { source: wordsOf(300), readingMinutes: 2 },
    });
    const entries = `select details from audit_entries where subject_id = $1 and action = 'LECTURE_EDITED'`;
    expect(await app.sql(entries, [id])).toEqual([
      { details: `Course: ${course.title}. Changed: title, text` },
    ]);
  });

  it('creates no version if the text is the same', async () => {
    const { id, text } = await addText(admin, course.id);
    const edit = { id, version: 1, text: `${text?.source}\n` };
    expect(dataOf(await tryEdit(admin, edit)).updateLecture.version).toBe(1);
  });

  it('is refused if it is based on another version', async () => {
    const { id } = await addText(admin, course.id);
    dataOf(await tryEdit(admin, { id, version: 1, text: 'A sheet bend.' }));
    const late = await tryEdit(admin, { id, version: 1, text: 'A clove hitch.' });
    expect(refusalOf(late)).toEqual({
      code: 'CONFLICT',
      message: lectureRefusals.conflict.lectureChanged,
    });
    expect((await read(admin, id))?.text?.source).toBe('A sheet bend.');
  });

  it.each([
    ['blank', '  ', missing],
    ['too long', 'a'.repeat(max + 1), tooLong],
  ])('is refused if the text is %s', async (_what, text, message) => {
    const { id } = await addText(admin, course.id);
    const answer = await tryEdit(admin, { id, version: 1, text });
    expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ text: message });
  });

  it('is refused if it gives a video a text', async () => {
    const { id } = await writeLecture(app, course.id);
    const answer = await tryEdit(admin, { id, version: 1, text: 'A sheet bend.' });
    const message = lectureRefusals.validation.textOfVideo;
    expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ text: message });
  });

  it('is refused if it gives a text a video', async () => {
    const { id } = await addText(admin, course.id);
    const answer = await admin.graphqlUpload(
      'mutation U($input: UpdateLectureInput!) { updateLecture(input: $input) { id } }',
      { input: { id, version: 1, video: null } },
      'input.video',
      await video(),
      'a.mp4',
    );
    const message = lectureRefusals.conflict.videoOfText;
    expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ video: message });
  });
});

describe('the preview of a text', () => {
  const preview = (text: string) =>
    admin.graphql<{ previewLectureText: string }>(
      'query ($text: String!) { previewLectureText(text: $text) }',
      {
        text,
      },
    );

  it('is the HTML that will be saved', async () => {
    const { text } = await addText(admin, course.id);
    expect(dataOf(await preview('Tie a *bowline*.')).previewLectureText).toBe(text?.html);
  });

  it('has the limit of a text', async () => {
    expect(refusalOf(await preview('a'.repeat(max + 1)))).toEqual({
      code: 'BAD_USER_INPUT',
      message: tooLong,
    });
  });
});
