import type { Sql } from '#server/platform/db/statements.ts';

/** Trigrams of shorter words are too few to tell a typing error from another word. */
const FORGIVING_FROM = 5;

/** A word of fewer letters is no part of another one ... */
const SHORTEST_PART = 2;
/** ... and no word of more letters is two. */
const LONGEST_COMPOUND = 40;

/** Words of courses, the likest first, that a typed one is taken for. */
const LIKE_WORDS = 20;

/**
 * So many words that begin with what was typed are looked up one by one: where another word is rare, PostgreSQL then goes by that
 * one. Of a beginning it first gathers all courses that have it.
 */
const KNOWN_WORDS = 100;

/** Behind every text that begins with a word. */
const LAST_CHARACTER = 'chr(1114111)';

/**
 * Common table expressions of a search for words. `terms` has a row for each of them. `asked` is what is asked of a course: to have
 * all words, `whole` or at least their `beginnings`, and for its rank any of them. `alike` has the words that misspelt ones are
 * taken for, and `likes` the query for all words or ones like them, elsewhere than in the description; both are made only when
 * something reads them.
 */
export function searchQuery(words: string[]): Sql {
  return { sql: QUERY, values: [JSON.stringify(words.map((word) => ({ word, apart: apart(word) })))] };
}

const QUERY = `
  typed as materialized (
    select *, char_length(word) >= ${FORGIVING_FROM} as is_forgiving, quote_literal(word) || ':*' as beginning
    from jsonb_to_recordset(?) as typed (word text, apart text)
  ), terms as materialized (
    select typed.*, to_tsquery('simple', beginning) as begins, coalesce(known.words, beginning) as term
    from typed, lateral (
      select case when count(*) <= ${KNOWN_WORDS} then string_agg(quote_literal(word), ' | ') end as words from (
        select course_words.word from course_words
        where course_words.word >= typed.word and course_words.word < typed.word || ${LAST_CHARACTER}
        group by course_words.word having sum(courses) > 0 limit ${KNOWN_WORDS + 1}
      ) as near
    ) as known
  ), asked as materialized (
    select to_tsquery('simple', string_agg(quote_literal(word), ' & ')) as whole,
      to_tsquery('simple', string_agg('(' || term || ')', ' & ')) as beginnings,
      to_tsquery('simple', string_agg(quote_literal(word), ' | ')) as any_whole,
      to_tsquery('simple', string_agg(beginning, ' | ')) as any_beginning,
      bool_or(is_forgiving) as is_forgiving
    from terms
  ), alike as materialized (
    select terms.word as typed, near.term, to_tsquery('simple', near.term) as query, likeness
    from terms, lateral (
      (select quote_literal(course_words.word) || ':AB' as term,
          strict_word_similarity(terms.word, course_words.word) as likeness
        from course_words where terms.word <<% course_words.word
        group by course_words.word having sum(named) > 0
        order by likeness desc, course_words.word limit ${LIKE_WORDS})
      union all select apart, 1 where apart is not null
    ) as near
    where is_forgiving
  ), likes as materialized (
    select to_tsquery('simple', string_agg('(' || concat_ws(' | ', term, near.terms) || ')', ' & ')) as query
    from terms left join (
      select typed, string_agg(term, ' | ') as terms from alike group by typed
    ) as near on typed = word
  )`;

/** Query for the word written as two, `java script` for `javascript`; null when it is too short or too long for that. */
function apart(word: string): string | null {
  const letters = Array.from(word);
  if (letters.length < FORGIVING_FROM || letters.length > LONGEST_COMPOUND) return null;
  const places = letters.slice(SHORTEST_PART, 1 - SHORTEST_PART).map((_, index) => SHORTEST_PART + index);
  const part = (from: number, to?: number) => `'${letters.slice(from, to).join('')}':AB`;
  return places.map((place) => `(${part(0, place)} <-> ${part(place)})`).join(' | ');
}
