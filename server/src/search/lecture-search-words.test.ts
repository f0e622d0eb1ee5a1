import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#shared/messages.ts';
import { saveCaptions, vtt } from '#server/caption/captions.test-helper.ts';
import { searchWords } from '#server/course/search-words.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { as, dataOf, refusalOf, register } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { SEARCH_LIMIT } from '#server/course/search-limit.ts';
import { lectureSearch } from './lecture-search.sql.ts';
import { searchTerms } from './search-terms.ts';

const SEARCH = `query S($search: String!) {
  searchLectures(search: $search) { totalCount nodes { second lecture { title } } }
}`;

interface Found {
  searchLectures: { totalCount: number; nodes: { second: number | null; lecture: { title: string } }[] };
}

let app: TestApp;
let admin: HttpClient;
let courseId: string;
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
  courseId = (await writeCourse(app, { title: 'Bread at Home' })).id;
  await add('Sourdough', [
    'Feed the starter',
    'every morning',
    'with Rye flour.',
    'Two loaves, three cherries.',
  ]);
  await add('Ovens', ['We open it', 'after ten minutes', 'and take out the box']);
  await add('日本語', ['カリッとガリガリのバゲットを焼く', '데이스빵을 굽다', 'Pizza の入門です']);
  await add('Deutsch', ['Eine Übung mit Brot', 'Heiße Luft', 'zu 100 % Roggen', '酵母很重要']);
});
afterAll(() => app.stop());

async function add(title: string, cues: string[]): Promise<string> {
  const { id } = await writeLecture(app, courseId, { title, duration: 60 });
  await saveCaptions(admin, { lectureId: id, file: vtt(...cues) });
  return id;
}

const search = async (text: string) =>
  dataOf(await admin.graphql<Found>(SEARCH, { search: text })).searchLectures;
const places = async (text: string) =>
  (await search(text)).nodes.map(
    ({ lecture, second }) => `${lecture.title}${second === null ? '' : ` @ ${second}`}`,
  );

it.each([
  ['a plural for a singular', 'starters', ['Sourdough @ 0']],
  ['a singular for a plural', 'minute', ['Ovens @ 1']],
  ['a plural before another word', 'mornings every', ['Sourdough @ 1']],
  ['a singular for a plural before another word', 'minute ten', ['Ovens @ 1']],
  ['a plural in -ies', 'cherry three', ['Sourdough @ 3']],
  ['a plural in -es', 'boxes', ['Ovens @ 2']],
  ['a plural of a title', 'sourdoughs', ['Sourdough']],
  ['a German word without umlauts', 'uebung', ['Deutsch @ 0']],
  ['a German word with umlauts', 'ÜBUNG', ['Deutsch @ 0']],
  ['a double s for ß', 'heisse', ['Deutsch @ 1']],
  ['ß', 'heiße luft', ['Deutsch @ 1']],
  ['a phrase that continues in the next cue', 'brot heisse', ['Deutsch @ 0']],
  ['a phrase in quotes', '"rye flour"', ['Sourdough @ 2']],
  ['an emoji between words', 'rye 🍞 flour', ['Sourdough @ 2']],
  ['an emoji alone', '🍞', []],
  ['an SQL wildcard after a number', '100%', ['Deutsch @ 2']],
  ['an SQL wildcard alone', '%', []],
  ['one letter', 'r', ['Sourdough @ 2', 'Deutsch @ 2']],
  ['the beginning of Chinese text', '酵母', ['Deutsch @ 3']],
  ['swapped letters', 'strater', ['Sourdough @ 0']],
  ['a missing letter', 'mornng', ['Sourdough @ 1']],
  ['an extra letter in a short word', 'tenn', []],
  ['swapped letters in a title word', 'sourdoguh', ['Sourdough']],
  ['a typing error in one of two words', 'feed strater', ['Sourdough @ 0']],
  ['the same word in another form', 'opening', ['Ovens @ 0']],
  ['the middle of Chinese text', '很重', ['Deutsch @ 3']],
  ['one Chinese character', '母', ['Deutsch @ 3']],
  ['the last Chinese character', '要', ['Deutsch @ 3']],
  ['Chinese characters that are not adjacent', '酵重', []],
  ['the middle of Japanese text', 'バゲット', ['日本語 @ 0']],
  ['a Japanese character with a voicing mark', 'ガリ', ['日本語 @ 0']],
  ['a Korean word without its ending', '빵을', ['日本語 @ 1']],
  ['the middle of a Korean word', '이스', ['日本語 @ 1']],
  ['Latin letters next to Japanese characters', 'Pizza入門', ['日本語 @ 2']],
])('lecture search accepts %s: %s', async (_what, text, expected) => {
  expect((await places(text)).toSorted()).toEqual(expected.toSorted());
});

it('lecture search is rate-limited per person', async () => {
  const { client } = await register(app);
  const answers = await Promise.all(
    Array.from({ length: SEARCH_LIMIT.points + 1 }, () => client.graphql<Found>(SEARCH, { search: 'rye' })),
  );
  const refused = answers.filter(({ errors }) => errors);
  expect(refused.map(refusalOf)).toEqual([
    { code: 'TOO_MANY_REQUESTS', message: messages.access.tooManyRequests },
  ]);
  expect(refused[0]?.errors?.[0]?.extensions.retryAfter).toBeGreaterThan(0);
  expect(await places('rye')).toEqual(['Sourdough @ 2']);
});

describe('among many cues', () => {
  beforeAll(async () => {
    await app.sql(
      `insert into caption_cues (id, created_at, captions_id, position, starts_at, ends_at, text)
       select gen_random_uuid(), now(), (select captions.id from captions join lectures on lectures.id = lecture_id
         where title = 'Ovens'), 10 + n, 100 + n, 101 + n, 'filler number ' || n
       from generate_series(1, 20000) n`,
    );
    // Until a vacuum, new index entries are in a pending list.
    await app.sql('vacuum analyze caption_cues');
  });

  const explain = async (text: string, options = '') => {
    const place = { key: -1e9, lectureId: '00000000-0000-0000-0000-000000000000', place: -1 };
    const { sql, values } = lectureSearch(searchTerms(searchWords(text), new Map()), place, 25, {
      mayWatchAll: false,
      state: 'PUBLISHED',
    });
    let parameter = 0;
    const numbered = sql.replace(/\?/g, () => `$${++parameter}`);
    return JSON.stringify(await app.sql(`explain ${options} ${numbered}`, values));
  };

  it.each(['morning', 'starter morning'])('finds %s with the index', async (text) => {
    const plan = await explain(text);
    expect(plan).toContain('caption_cues_search_vector_index');
    expect(plan).not.toContain('Seq Scan on caption_cues');
  });

  it.each(['filler', 'fill', 'filler number'])(
    'reads only a limited number of cues for the frequent %s',
    async (text) => {
      expect(await places(text)).toEqual(['Ovens @ 101', 'Ovens @ 102', 'Ovens @ 103']);
      const plan = await explain(text, '(analyze, costs off)');
      const sorted = [...plan.matchAll(/Sort \(actual [^)]*rows=(\d+)/g)].map(([, rows]) => Number(rows));
      expect(Math.max(...sorted)).toBe(10_000);
    },
  );
});

it('reads only a limited number of lectures for a word that all titles contain', async () => {
  const many = 1_050;
  await app.sql(
    `insert into lectures (id, created_at, course_id, position, title, description, video_key, video_type, duration)
       select gen_random_uuid(), now(), $1, 100 + n, 'Commonplace ' || n, '', 'videos/' || n, 'video/mp4', 60
         from generate_series(1, $2::int) n`,
    [courseId, many],
  );
  expect((await search('commonplace')).totalCount).toBe(1_000);
  expect(await places(`commonplace ${many}`)).toEqual([`Commonplace ${many}`]);
});
