import { HttpClient } from '#testing/http-client.ts';
import { SEARCH_QUERIES } from '#testing/search-queries.ts';
import { SEARCHED_COURSES, SEARCHED_LECTURES } from '#testing/searched-school.ts';
import { withPostgres } from '#testing/with-postgres.ts';
import { writeResults } from './results.ts';
import budgets from './budgets.json' with { type: 'json' };
import { ask, startBenchSchool, type BenchSchool } from './school.ts';

const SEARCH =
  'query S($search: String!) { search(first: 10, search: $search) { nodes { course { title } lecture { title } } } }';
const CREATED = `insert into courses (id, created_at, published_at, slug, title, category, instructor, description, language, thumbnail_key)
  values (gen_random_uuid(), now(), now(), $1, $2, $3, $4, $5, $6, 'images/none.webp')`;
/** Inserts a lecture with captions, one cue a second. */
const LECTURE = `with lecture as (
    insert into lectures (id, created_at, course_id, position, title, description, video_key, video_type, duration)
    select gen_random_uuid(), now(), courses.id, (select count(*) + 1 from lectures where course_id = courses.id), $2, $3,
        'videos/' || gen_random_uuid(), 'video/mp4', 60
      from courses where courses.title = $1 returning id
  ), spoken as (
    insert into captions (id, created_at, lecture_id, language, source)
    select gen_random_uuid(), now(), id, 'en', 'UPLOADED' from lecture returning id
  )
  insert into caption_cues (id, created_at, captions_id, position, starts_at, ends_at, text)
  select gen_random_uuid(), now(), spoken.id, place, place, place + 1, text
    from spoken, unnest($4::text[]) with ordinality as cues (text, place)`;

/**
 * Runs typical queries in a school with some 60 courses. Each scores one divided by the rank of the intended course or
 * lecture, or 0 if it is not among the first ten. The mean is the mean reciprocal rank. Returns whether it is within
 * budget.
 */
export async function search(): Promise<boolean> {
  return withPostgres(async (url) => {
    const school = await startBenchSchool(url, 'bench_search', { TRUST_PROXY: '1' });
    try {
      for (const [index, course] of SEARCHED_COURSES.entries()) {
        const [title, category, instructor, description, language = 'ENGLISH'] = course;
        await school.sql.query(CREATED, [
          `course-${index}`,
          title,
          category,
          instructor,
          description,
          language,
        ]);
      }
      for (const lecture of SEARCHED_LECTURES) await school.sql.query(LECTURE, [...lecture]);
      return await measureSearch(school);
    } finally {
      await school.stop();
    }
  });
}

async function measureSearch({ url }: BenchSchool): Promise<boolean> {
  const rows: (string | number)[][] = [];
  const all: number[] = [];
  for (const [index, [kind, queries]] of Object.entries(SEARCH_QUERIES).entries()) {
    // Each kind has its own visitor, because the search limit is per address.
    const visitor = new HttpClient(url, { 'x-forwarded-for': `10.0.0.${index + 1}` });
    const ranks: number[] = [];
    const missed: string[] = [];
    for (const [typed, meant] of queries) {
      const { search: found } = (await ask(visitor, SEARCH, { search: typed })) as {
        search: { nodes: { course: { title: string }; lecture: { title: string } | null }[] };
      };
      const place = found.nodes.findIndex(({ course, lecture }) => (lecture ?? course).title === meant) + 1;
      ranks.push(place === 0 ? 0 : 1 / place);
      if (place !== 1) missed.push(`${typed} (${place === 0 ? 'not found' : place})`);
    }
    rows.push([kind, queries.length, mean(ranks), missed.join(', ')]);
    all.push(...ranks);
  }
  rows.push(['all', all.length, mean(all), '']);
  await writeResults('search', {
    headings: ['what is typed', 'queries', 'mean reciprocal rank', 'not first'],
    rows,
  });
  return mean(all) >= budgets.search.meanReciprocalRank;
}

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
