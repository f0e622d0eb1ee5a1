import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lectureMessages } from '#shared/lecture.ts';
import { lectureRefusals } from '#shared/lecture-refusals.ts';
import { linkLectureLimits, linkLectureMessages } from '#shared/link-lecture.ts';
import { messages } from '#shared/messages.ts';
import { addText, tryEdit as tryEditText } from '#server/lecture/text/text-lectures.test-helper.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { dataOf, oneOfEach, refusalOf, video, type Caller } from '#testing/factories.ts';
import type { GraphqlAnswer, HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { addLink, readLink, tryAddLink, tryEditLink } from './link-lectures.test-helper.ts';

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

const { reason, url: address } = linkLectureLimits;
const { invalid: noAddress, hasCredentials } = linkLectureMessages;
const missing = lectureMessages.validation.lectureFieldsMandatory;
const tooLong = ({ max }: { max: number }) => messages.validation.textTooLong({ limit: max });

async function totals(): Promise<object | undefined> {
  const [row] = await app.sql('select number_of_lectures, duration from courses where id = $1', [course.id]);
  return row;
}

function expectRefused(answer: GraphqlAnswer<unknown>, field: string, message: string): void {
  expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message });
  expect(answer.errors?.[0]?.extensions.fields).toEqual({ [field]: message });
}

/** An address of so many characters. */
const addressOf = (length: number) => 'https://example.com/'.padEnd(length, 'a');

const invalid: [field: string, what: string, fields: object, message: string][] = [
  ['url', 'empty', { url: ' ' }, missing],
  ['url', 'no address', { url: 'knots' }, noAddress],
  ['url', 'without a host', { url: 'https://' }, noAddress],
  ['url', 'a script', { url: 'javascript:alert(1)' }, noAddress],
  ['url', 'a file transfer', { url: 'ftp://example.com/knots' }, noAddress],
  ['url', 'an address with a user name', { url: 'https://ada@example.com/' }, hasCredentials],
  ['url', 'an address with a password', { url: 'https://ada:secret@example.com/' }, hasCredentials],
  ['url', 'too long', { url: addressOf(address.max + 1) }, tooLong(address)],
  ['url', 'too long once it is escaped', { url: addressOf(address.max - 1) + 'é' }, tooLong(address)],
  ['description', 'empty', { description: ' ' }, missing],
  ['description', 'too long', { description: 'a'.repeat(reason.max + 1) }, tooLong(reason)],
  ['title', 'empty', { title: ' ' }, missing],
];

describe('a new link', () => {
  it('is appended with its address and reason, and without a length', async () => {
    await writeLecture(app, course.id, { duration: 30 });
    const added = await addLink(admin, course.id, { description: ' The best drawings. ' });
    expect(added).toMatchObject({
      ...{ kind: 'LINK', title: 'Knots', description: 'The best drawings.', duration: 0, position: 2 },
      ...{ isDraft: false, version: 1, locked: false, url: 'https://example.com/knots' },
    });
    expect(await totals()).toEqual({ number_of_lectures: 2, duration: 30 });
  });

  it.each([
    ['HTTP://Example.COM', 'http://example.com/'],
    [' https://example.com/a b?q=ü#top ', 'https://example.com/a%20b?q=%C3%BC#top'],
    ['https:example.com/knots', 'https://example.com/knots'],
    ['https://knöten.example/', 'https://xn--knten-kua.example/'],
    ['http://intranet:8080/wiki', 'http://intranet:8080/wiki'],
  ])('stores %s as browsers write it', async (typed, url) => {
    expect((await addLink(admin, course.id, { url: typed })).url).toBe(url);
  });

  it('may have an address and a reason as long as the limits', async () => {
    const fields = { url: addressOf(address.max), description: 'é'.repeat(reason.max) };
    expect(await addLink(admin, course.id, fields)).toMatchObject(fields);
  });

  it.each(invalid)('is refused if its %s is %s', async (field, _what, fields, message) => {
    expectRefused(await tryAddLink(admin, course.id, fields), field, message);
  });

  it('is refused without its course', async () => {
    const answer = await tryAddLink(admin, '0198c0de-0000-7000-8000-000000000001');
    expect(refusalOf(answer)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('has an entry in the audit log', async () => {
    const { id } = await addLink(admin, course.id);
    const entries = 'select action, details from audit_entries where subject_id = $1';
    expect(await app.sql(entries, [id])).toEqual([
      { action: 'LECTURE_ADDED', details: `Course: ${course.title}` },
    ]);
  });

  it.each([
    [true, 'a published course', 'now()', false],
    [false, 'a published course that publishes its lectures at once', 'now()', true],
    [false, 'a draft of a course', 'null', false],
  ])('is a draft (%s) in %s', async (isDraft, _course, publishedAt, atOnce) => {
    const set = `published_at = ${publishedAt}, publishes_lectures_at_once = $2`;
    await app.sql(`update courses set ${set} where id = $1`, [course.id, atOnce]);
    const added = await addLink(admin, course.id, { isFreePreview: true });
    expect(added.isDraft).toBe(isDraft);
    const isShown = !isDraft && publishedAt !== 'null';
    expect((await readLink(clients.SUBSCRIBER, added.id)) !== null).toBe(isShown);
    expect(await totals()).toMatchObject({ number_of_lectures: isDraft ? 0 : 1 });
  });
});

describe('the address of a link', () => {
  const mayOpen = { VISITOR: false, USER: false, SUBSCRIBER: true, ADMIN: true };
  it.each(Object.entries(mayOpen))('is told to a %s: %s, and a free one to all', async (caller, may) => {
    const client = clients[caller as Caller];
    const { id, title, description } = await addLink(admin, course.id);
    const free = await addLink(admin, course.id, { isFreePreview: true, url: 'https://example.com/free' });
    const url = may ? 'https://example.com/knots' : null;
    expect(await readLink(client, id)).toMatchObject({ title, description, locked: !may, url });
    expect(await readLink(client, free.id)).toMatchObject({ locked: false, url: free.url });
    const { lectures } = dataOf(
      await client.graphql<{ course: { lectures: object[] } }>(
        'query ($slug: String!) { course(slug: $slug) { lectures { kind url } } }',
        course,
      ),
    ).course;
    expect(lectures).toEqual([
      { kind: 'LINK', url },
      { kind: 'LINK', url: free.url },
    ]);
  });

  it('is null for a video and for a text', async () => {
    const { id } = await writeLecture(app, course.id);
    const text = await addText(admin, course.id);
    expect(await readLink(admin, id)).toMatchObject({ kind: 'VIDEO', url: null });
    expect(await readLink(admin, text.id)).toMatchObject({ kind: 'TEXT', url: null });
  });

  it('is told to visitors as soon as it was edited', async () => {
    const { id } = await addLink(admin, course.id, { isFreePreview: true });
    expect((await readLink(clients.VISITOR, id))?.url).toBe('https://example.com/knots');
    const url = 'https://example.com/bends';
    dataOf(await tryEditLink(admin, { id, version: 1, url }));
    await expect.poll(async () => (await readLink(clients.VISITOR, id))?.url).toBe(url);
  });
});

describe('an edit of a link', () => {
  it('changes its fields and its version, and is in the audit log', async () => {
    const { id } = await addLink(admin, course.id);
    const edit = { title: 'Bends', url: 'https://example.com/bends', description: 'It moves.' };
    const edited = dataOf(await tryEditLink(admin, { id, version: 1, ...edit })).updateLecture;
    expect(edited).toMatchObject({ ...edit, version: 2 });
    const entries = `select details from audit_entries where subject_id = $1 and action = 'LECTURE_EDITED'`;
    expect(await app.sql(entries, [id])).toEqual([
      { details: `Course: ${course.title}. Changed: title, description, url` },
    ]);
  });

  it('creates no version if the address is the same', async () => {
    const { id } = await addLink(admin, course.id);
    const edit = { id, version: 1, url: ' https://EXAMPLE.com/knots' };
    expect(dataOf(await tryEditLink(admin, edit)).updateLecture.version).toBe(1);
  });

  it.each(invalid)('is refused if its %s is %s', async (field, _what, fields, message) => {
    const { id } = await addLink(admin, course.id);
    expectRefused(await tryEditLink(admin, { id, version: 1, ...fields }), field, message);
  });

  it('is refused if it gives a video or a text an address', async () => {
    const message = lectureRefusals.validation.urlOfOther;
    const videos = await writeLecture(app, course.id);
    for (const { id } of [videos, await addText(admin, course.id)]) {
      const answer = await tryEditLink(admin, { id, version: 1, url: 'https://example.com/' });
      expectRefused(answer, 'url', message);
    }
  });

  it('is refused if it gives a link a text or a video', async () => {
    const { id } = await addLink(admin, course.id);
    const text = await tryEditText(admin, { id, version: 1, text: 'A sheet bend.' });
    expectRefused(text, 'text', lectureRefusals.validation.textOfLink);
    const withVideo = await admin.graphqlUpload(
      'mutation U($input: UpdateLectureInput!) { updateLecture(input: $input) { id } }',
      { input: { id, version: 1, video: null } },
      'input.video',
      await video(),
      'a.mp4',
    );
    expectRefused(withVideo, 'video', lectureRefusals.conflict.videoOfLink);
  });
});
