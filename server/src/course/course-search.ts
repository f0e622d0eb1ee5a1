import { limits } from '#shared/limits.ts';

/** A piece of SQL and the values of its `?`. */
export interface Sql {
  sql: string;
  values: unknown[];
}

/** Trigrams of shorter words are too few to tell a typing error from another word. */
const FORGIVING_FROM = 5;

/**
 * What a search needs of its connection: from when on `<<%` takes two words for like each other, by how much of a word's
 * trigrams is right. `javscript` has 0.62 of `javascript`, `pyton` 0.44 of `python`.
 */
export const SEARCH_SETTINGS = {
  'pg_trgm.strict_word_similarity_threshold': 0.4,
  // A search that looks at some of the courses looks at the same ones for each of its pages.
  synchronize_seqscans: 0,
};

const isForgiving = (word: string) => Array.from(word).length >= FORGIVING_FROM;

/** Matches what begins with the word, so that results show while it is being typed. */
const beginning = (word: string) => `'${word}':*`;
const whole = (word: string) => `'${word}'`;

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
 * Courses that meet a condition and have each of the words, or, when those are few, one like it. What more courses have than the
 * limit tells nothing of what is wanted, and without a bound it would take longer with each course.
 */
export function found(words: string[], { sql, values }: Sql): Rows {
  const exact = exactly(words);
  const exactOnes = `exact as materialized (
    select * from courses where ${sql} and ${exact.sql} limit ${limits.search.courses})`;
  if (!words.some(isForgiving)) {
    return { common: `with ${exactOnes}`, from: 'exact', values: [...values, ...exact.values] };
  }
  const alike = alikeTo(words);
  return {
    common: `with ${exactOnes}, alike as materialized (
    select * from courses where ${sql} and ${alike.sql} and not (${exact.sql})
      and (select count(*) from exact) < ${ENOUGH_COURSES} limit ${limits.search.courses - ENOUGH_COURSES})`,
    from: '(select * from exact union all select * from alike) as found',
    values: [...values, ...exact.values, ...values, ...alike.values, ...exact.values],
  };
}

function exactly(words: string[]): Sql {
  return { sql: `search_vector @@ to_tsquery('simple', ?)`, values: [words.map(beginning).join(' & ')] };
}

/** Condition for courses that have each of the words, or one like it elsewhere than in the description. */
function alikeTo(words: string[]): Sql {
  const parts = words.map((word): Sql => {
    const exact = `search_vector @@ to_tsquery('simple', ?)`;
    return isForgiving(word)
      ? { sql: `(${exact} or ? <<% search_text)`, values: [beginning(word), word] }
      : { sql: exact, values: [beginning(word)] };
  });
  return { sql: parts.map((part) => part.sql).join(' and '), values: parts.flatMap((part) => part.values) };
}

/**
 * How well a course that matches does: first by how many of the words it really has and how like the others are, then by
 * where they are (title before category before description) and whether they are whole. The two ranks stay below 1, so
 * a word that is only like one of the course's never makes up for one that the course has.
 */
export function relevance(words: string[]): Sql {
  const likeness = words.filter(isForgiving).map((word): Sql => ({
    sql: `case when search_vector @@ to_tsquery('simple', ?) then 4 else strict_word_similarity(?, search_text) end`,
    values: [beginning(word), word],
  }));
  const ranks = [beginning, whole].map((term): Sql => ({
    // 32 brings the rank into 0 to 1.
    sql: `ts_rank(search_vector, to_tsquery('simple', ?), 32)`,
    values: [words.map(term).join(' | ')],
  }));
  const terms = [...likeness, ...ranks];
  return {
    sql: `(${terms.map(({ sql }) => sql).join(' + ')})::float8`,
    values: terms.flatMap(({ values }) => values),
  };
}
