import { limits } from '#shared/limits.ts';
import type { Sql } from '#server/platform/db/statements.ts';
import { SAMPLES } from './course-search.columns.ts';
import { searchQuery } from './search-query.ts';

/**
 * Connection settings of a search. The threshold is the share of a word's trigrams from which `<<%` takes two words as
 * similar: `javscript` has 0.62 of `javascript`, `pyton` 0.44 of `python`.
 */
export const SEARCH_SETTINGS = {
  'pg_trgm.strict_word_similarity_threshold': 0.4,
  // A search that reads only a part of the courses reads the same part for each page.
  synchronize_seqscans: 0,
};

/** With this number of exact hits or more, similar words are not searched for. */
const ENOUGH_COURSES = 100;

/** SQL of the rows of a list. */
export interface Rows {
  /** The common table expressions that `from` uses, or an empty string. */
  common: string;
  /** The SQL after `from`. Only one of `from` and `common` has values. */
  from: string;
  values: unknown[];
}

/**
 * Courses that meet a condition and have each of the words or a word that begins with it, and, if those are few, a similar word.
 * The number of hits is limited: more of them would not help the caller, and the cost would grow with the number of courses.
 * The SQL is the same for all words.
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
 * Common table expression `name`: courses that meet the condition and match, up to the limit. An index gathers all courses with a
 * word before the first is read. So the smallest sample with enough hits is used, which bounds the cost.
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
    // A sample with enough hits is the chosen one: larger samples after it are empty.
    const isChosen = part === last ? 'true' : `not ${tooFew(part)}`;
    return `select * from ${part} where ${isChosen}`;
  });
  return {
    sql: `${samples.join(', ')}, ${name} as materialized (${chosen.join(' union all ')})`,
    values: sources.flatMap(() => values),
  };
}

/**
 * How well a course matches. First counts the number of exact words and the likeness of the others, then where the words are (title
 * before category before description) and whether they are whole. The two ranks stay below 1, so a similar word never
 * outweighs an exact one.
 */
export const RELEVANCE = `(${[
  `coalesce((select sum(case when search_vector @@ begins then 4 else (
      select max(likeness) from alike where typed = word and search_vector @@ query) end)
    from terms where is_forgiving), 0)`,
  // 32 scales the rank to 0..1.
  'ts_rank(search_vector, (select any_beginning from asked), 32)',
  'ts_rank(search_vector, (select any_whole from asked), 32)',
].join(' + ')})::float8`;
