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
export const SEARCH_SETTINGS = { 'pg_trgm.strict_word_similarity_threshold': 0.4 };

const isForgiving = (word: string) => Array.from(word).length >= FORGIVING_FROM;

/** Matches what begins with the word, so that results show while it is being typed. */
const beginning = (word: string) => `'${word}':*`;
const whole = (word: string) => `'${word}'`;

/** Condition for courses that have each of the words, or one like it elsewhere than in the description. */
export function matching(words: string[]): Sql {
  const parts = words.map((word): Sql => {
    const exact = `search_vector @@ to_tsquery('simple', ?)`;
    return isForgiving(word)
      ? { sql: `(${exact} or ? <<% search_text)`, values: [beginning(word), word] }
      : { sql: exact, values: [beginning(word)] };
  });
  return { sql: parts.map(({ sql }) => sql).join(' and '), values: parts.flatMap(({ values }) => values) };
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
