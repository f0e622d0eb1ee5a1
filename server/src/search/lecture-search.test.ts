import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { countStatements, saveCaptions, vtt } from '#server/caption/captions.test-helper.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { as, dataOf, refusalOf, tryCreateCourse, type Caller } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';

const SEARCH = `query S($search: String!, $first: Int! = 24, $after: String) {
  searchLectures(search: $search, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { id kind second text lecture { id title } course { title } }
  }
}`;

interface Hit {
  id: string;
  kind: 'TEXT' | 'SPOKEN';
  second: number | null;
  text: string | null;
  lecture: { id: string; title: string };
  course: { title: string };
}
interface Found {
  searchLectures: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: Hit[];
  };
}

let app: TestApp;
let admin: HttpClient;
let visitor: HttpClient;
let bread: string;
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
  visitor = app.visitor();
  bread = (await writeCourse(app, { title: 'Bread at Home' })).id;
  await add('Sourdough', {
    description: `${'Before it all. '.repeat(20)}How wild yeast lives in flour and water. ${'And more. '.repeat(30)}`,
    cues: ['Feed the starter', 'every morning', 'with Rye flour.', 'Never let it starve.'],
  });
  await add('The Oven', {
    cues: ['Crème brûlée needs no yeast', 'steam', 'steam', 'steam and', 'more steam'],
    isFreePreview: true,
  });
  await add('Steam', {
    description: 'What the oven adds to flour.',
    cues: ['We open it', 'after ten minutes'],
  });
});
afterAll(() => app.stop());

async function add(
  title: string,
  {
    cues,
    description = 'What it shows.',
    ...fields
  }: { cues: string[]; description?: string; isFreePreview?: boolean },
  courseId = bread,
): Promise<string> {
  const { id } = await writeLecture(app, courseId, { title, description, duration: 60, ...fields });
  await saveCaptions(admin, { lectureId: id, file: vtt(...cues) });
  return id;
}

const search = async (text: string, variables: object = {}, client = visitor) =>
  dataOf(await client.graphql<Found>(SEARCH, { search: text, ...variables })).searchLectures;
const places = async (text: string, client = admin) =>
  (await search(text, {}, client)).nodes.map(
    ({ lecture, second }) => `${lecture.title}${second === null ? '' : ` @ ${second}`}`,
  );

describe('searching lectures', () => {
  it.each([
    ['a word of the title', 'sourdough', ['Sourdough']],
    ['a word of the description', 'wild', ['Sourdough']],
    ['words of title and description', 'sourdough wild', ['Sourdough']],
    ['a word that is only spoken', 'starve', ['Sourdough @ 3']],
    ['words in any order and case', 'FLOUR rye', ['Sourdough @ 2']],
    ['a word without its accents', 'creme brulee', ['The Oven @ 0']],
    ['the beginning of a word', 'star', ['Sourdough @ 0', 'Sourdough @ 3']],
    ['a beginning after a whole word', 'the star', ['Sourdough @ 0']],
    ['words that continue in the next cue', 'starter morning', ['Sourdough @ 0']],
    ['words two cues apart', 'starter rye', []],
    ['a beginning that is not the last word', 'star feed', []],
    ['a known and an unknown word', 'flour blacksmith', []],
    ['a word of the title and a spoken one', 'sourdough rye', []],
    ['punctuation', '& | ! :* \' "', []],
    ['nothing', ' ', []],
  ])('finds by %s: %s', async (_how, text, expected) => {
    expect(await places(text)).toEqual(expected);
  });

  it('ranks titles before descriptions and both before spoken words, and lists at most three seconds of a lecture', async () => {
    expect(await places('steam')).toEqual(['Steam', 'The Oven @ 1', 'The Oven @ 2', 'The Oven @ 3']);
    expect(await places('oven')).toEqual(['The Oven', 'Steam']);
    expect(await places('flour')).toEqual(['Sourdough', 'Sourdough @ 2', 'Steam']);
  });

  it('returns the kind of a hit, its second and the words around it', async () => {
    const [text, spoken] = (await search('flour', {}, admin)).nodes;
    expect(text).toMatchObject({ kind: 'TEXT', second: null, course: { title: 'Bread at Home' } });
    expect(text?.text).toMatch(/^… .*How wild yeast lives in flour and water\. .* …$/);
    expect(text?.text?.length).toBeLessThan(260);
    expect(spoken).toMatchObject({ kind: 'SPOKEN', second: 2, text: 'with Rye flour.' });
    const [over] = (await search('starter morning', {}, admin)).nodes;
    expect(over).toMatchObject({ second: 0, text: 'Feed the starter every morning' });
  });

  it('lists a second once if captions in two languages match it', async () => {
    const id = await add('Twice', { cues: ['Panettone'] });
    await saveCaptions(admin, { lectureId: id, language: 'it', file: vtt('Il panettone') });
    expect(await places('panettone')).toEqual(['Twice @ 0']);
  });

  it('finds edited captions immediately, and no longer the removed words', async () => {
    const id = await add('Edited', { cues: ['Focaccia'] });
    const file = 'WEBVTT\n\n00:12.345 --> 00:13.000\nCiabatta';
    await saveCaptions(admin, { lectureId: id, version: 1, file });
    expect(await places('focaccia')).toEqual([]);
    expect(await places('ciabatta')).toEqual(['Edited @ 12.345']);
  });

  it('leaves out drafts, the trash and lectures without a video', async () => {
    const draft = dataOf(await tryCreateCourse(admin, { title: 'Draft' })).createCourse;
    await app.sql('update courses set published_at = null where id = $1', [draft.id]);
    await add('Hidden words', { cues: ['Hidden'] }, draft.id);
    const withoutVideo = await add('Hidden video', { cues: ['Hidden'] });
    await app.sql('update lectures set video_key = null where id = $1', [withoutVideo]);
    const trashed = await add('Hidden away', { cues: ['Hidden'] });
    dataOf(await admin.graphql('mutation D($id: ID!) { deleteLecture(id: $id) { id } }', { id: trashed }));
    const course = await writeCourse(app);
    await add('Hidden course', { cues: ['Hidden'] }, course.id);
    expect(await places('hidden')).toEqual(['Hidden course', 'Hidden course @ 0']);
    dataOf(await admin.graphql('mutation D($id: ID!) { deleteCourse(id: $id) { id } }', { id: course.id }));
    expect(await places('hidden')).toEqual([]);
  });

  it.each<[Caller, (string | null)[]]>([
    ['VISITOR', ['Crème brûlée needs no yeast', null]],
    ['USER', ['Crème brûlée needs no yeast', null]],
    ['SUBSCRIBER', ['Crème brûlée needs no yeast', 'Never let it starve.']],
    ['ADMIN', ['Crème brûlée needs no yeast', 'Never let it starve.']],
  ])('shows a %s spoken words only in lectures they may watch', async (caller, expected) => {
    const client = await as(app, caller);
    const texts: (string | null | undefined)[] = [];
    for (const text of ['brulee', 'starve']) texts.push((await search(text, {}, client)).nodes[0]?.text);
    expect(texts).toEqual(expected);
    const [hit] = (await search('sourdough', {}, client)).nodes;
    expect(hit?.text).toContain('Before it all.');
  });

  it.each<[Caller, boolean]>([
    ['VISITOR', false],
    ['USER', false],
    ['SUBSCRIBER', true],
    ['ADMIN', true],
  ])('shows a %s the seconds of hits only in lectures they may watch', async (caller, mayWatch) => {
    const client = await as(app, caller);
    expect(await places('star', client)).toEqual(
      mayWatch ? ['Sourdough @ 0', 'Sourdough @ 3'] : ['Sourdough'],
    );
    expect(await places('steam and', client)).toEqual(['The Oven @ 3']);
    const { totalCount, nodes, pageInfo } = await search('starve', { first: 1 }, client);
    expect({ totalCount, kind: nodes[0]?.kind }).toEqual({ totalCount: 1, kind: 'SPOKEN' });
    const cursor = Buffer.from(pageInfo.endCursor ?? '', 'base64url').toString();
    expect(cursor.includes(',3]')).toBe(mayWatch);
  });

  it('returns each hit once across pages', async () => {
    for (const text of ['steam', 'e', 'flour', 'the']) {
      const whole = await search(text);
      expect(whole.totalCount).toBe(whole.nodes.length);
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: Found['searchLectures'] = await search(text, { first: 1, after });
        expect(page.totalCount).toBe(whole.totalCount);
        seen.push(...page.nodes.map(({ id }) => id));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      expect(seen).toEqual(whole.nodes.map(({ id }) => id));
      expect(new Set(seen).size).toBe(seen.length);
    }
  });

  it('refuses a cursor of another search and a malformed one', async () => {
    const { pageInfo } = await search('steam', { first: 1 });
    const forged = Buffer.from(JSON.stringify(['flour', '1', 'x', 0])).toString('base64url');
    for (const after of [pageInfo.endCursor, forged, 'x']) {
      expect(refusalOf(await visitor.graphql(SEARCH, { search: 'flour', after }))).toEqual({
        code: 'BAD_USER_INPUT',
        message: inputRefusals.malformedCursor,
      });
    }
  });

  it('checks its limits before it queries the database', async () => {
    const statements = watchStatements(app);
    for (const [variables, message] of [
      [
        { search: 'a'.repeat(limits.search.max + 1) },
        messages.validation.textTooLong({ limit: limits.search.max }),
      ],
      [{ search: 'a', first: 0 }, inputRefusals.pageSize({ limit: limits.pageSize.max })],
      [{ search: 'a', first: 101 }, inputRefusals.pageSize({ limit: limits.pageSize.max })],
    ] as const) {
      expect(refusalOf(await visitor.graphql(SEARCH, variables))).toEqual({
        code: 'BAD_USER_INPUT',
        message,
      });
    }
    expect(statements).toEqual([]);
    const longest = 'ab '.repeat(limits.search.max).slice(0, limits.search.max);
    expect((await search(longest)).totalCount).toBe(0);
    const many = Array.from({ length: 40 }, (_, index) => `w${index}`).join(' ');
    expect((await search(many)).totalCount).toBe(0);
  });

  it('takes the same number of statements however many hits there are', async () => {
    // Without a subscriber, whose payment would still be processed meanwhile.
    for (const caller of ['VISITOR', 'USER', 'ADMIN'] as const) {
      const client = await as(app, caller);
      const few = await countStatements(app, () => search('rye', {}, client));
      expect([caller, await countStatements(app, () => search('w', {}, client))]).toEqual([caller, few]);
    }
    expect((await search('w')).totalCount).toBeGreaterThan((await search('rye')).totalCount);
  });
});
