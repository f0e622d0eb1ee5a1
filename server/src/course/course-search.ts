import { limits } from '#shared/limits.ts';
import type { Sql } from '#server/platform/db/statements.ts';
import { SAMPLES } from './course-search.columns.ts';
import { searchQuery } from './search-query.ts';

/**
 * What a search needs of its connection: from when on `<<%` takes two words for like each other, by how much of a word's
 * trigrams is right. `javscript` has 0.62 of `javascript`, `pyton` 0.44 of `python`.
 */
export const SEARCH_SETTINGS = {
  'pg_trgm.strict_word_similarity_threshold': 0.4,
  // A search that looks at some of the courses looks at the same ones for each of its pages.
  synchronize_seqscans: 0,
};

/** With so many courses that have each of the words, those that have one like it are not looked for. */
const ENOUGH_COURSES = 100;

/** SQL of the rows of a list. */
export interface Rows {
  /** Common table expressions that it stands on, or nothing. */
  common: string;
  /** What comes after `from`; of its values and those of `common` only one has any. */
  from: string;
  values: unknown[];
}

/**
 * Courses that meet a condition and have each of the words, if only their beginnings, or, when those are few, one like it. What more
 * courses have than the limit tells nothing of what is wanted, and without a bound it would take longer with each course. The
 * SQL is the same for all words.
 */
export function found(words: string[], condition: Sql): Rows {
  const query = searchQuery(words);
  const max = limits.search.courses;
  const steps = [
    upTo(max, 'whole', condition, 'search_vector @@ (select whole from asked)'),
    upTo(
      max,
      'begun',
      condition,
      `(select count(*) from whole) < ${max} and search_vector @@ (select beginnings from asked)
        and not search_vector @@ (select whole from asked)`,
    ),
    upTo(
      max - ENOUGH_COURSES,
      'misspelt',
      condition,
      `(select is_wanted from more) and search_vector @@ (select query from likes)
        and not search_vector @@ (select beginnings from asked)`,
    ),
  ];
  const [whole, begun, misspelt] = steps.map(({ sql }) => sql);
  return {
    common: `with ${query.sql}, ${whole}, ${begun}, exact as materialized (
    select * from whole union all select * from begun limit ${max}
  ), more as materialized (
    select is_forgiving and (select count(*) from exact) < ${ENOUGH_COURSES} as is_wanted from asked
  ), ${misspelt}, found as materialized (
    select * from exact union all select * from misspelt
  )`,
    from: 'found',
    values: [query, ...steps].flatMap(({ values }) => values),
  };
}

/**
 * Common table expression `name`: as many courses as the limit that meet the condition and match. An index gathers all courses that
 * have a word before the first is read, so the smallest sample that has enough of them is taken: what it costs has a bound.
 */
function upTo(limit: number, name: string, { sql, values }: Sql, match: string): Sql {
  const sources = [...SAMPLES.map((sample) => `${sample.condition} and`), ''];
  const parts = sources.map((_, index) => `${name}_${index}`);
  const tooFew = (part: string) => `(select count(*) from ${part}) < ${limit}`;
  const samples = sources.map((source, index) => {
    const where = parts.slice(0, index).map((smaller) => `${tooFew(smaller)} and `);
    return `${parts[index]} as materialized (
    select * from courses where ${where.join('')}${source} ${sql} and ${match} limit ${limit})`;
  });
  const last = parts.at(-1) ?? '';
  const chosen = parts.map((part) => {
    // Only the smallest that has enough was not followed by another one.
    const isChosen = part === last ? 'true' : `not ${tooFew(part)}`;
    return `select * from ${part} where ${isChosen}`;
  });
  return {
    sql: `${samples.join(', ')}, ${name} as materialized (${chosen.join(' union all ')})`,
    values: sources.flatMap(() => values),
  };
}

/**
 * How well a course that matches does: first by how many of the words it really has and how like the others are, then by
 * where they are (title before category before description) and whether they are whole. The two ranks stay below 1, so
 * a word that is only like one of the course's never makes up for one that the course has.
 */
export const RELEVANCE = `(${[
  `coalesce((select sum(case when search_vector @@ begins then 4 else (
      select max(likeness) from alike where typed = word and search_vector @@ query) end)
    from terms where is_forgiving), 0)`,
  // 32 brings the rank into 0 to 1.
  'ts_rank(search_vector, (select any_beginning from asked), 32)',
  'ts_rank(search_vector, (select any_whole from asked), 32)',
].join(' + ')})::float8`;
