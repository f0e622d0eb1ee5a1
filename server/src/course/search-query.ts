import { FORGIVING_FROM, isUnparted } from '#shared/search-words.ts';
import type { Sql } from '#server/platform/db/statements.ts';

/** The highest character: `word || LAST_CHARACTER` sorts after every text that begins with `word`. */
export const LAST_CHARACTER = 'chr(1114111)';

/** Shorter words have too few trigrams to tell a typing error from another word. */
const TRIGRAMS_FROM = 5;

/** The likeness of a word with one typing error, on the scale of trigram similarity. */
const SLIP_LIKENESS = 0.8;

/** The place of a variant that is two letters of a word, in a script without spaces between words. */
const PAIR = -2;

/** SQL of the variants that a word, `typed`, is looked up by: the word without one letter, and its stems in all languages. */
export const SLIPS = `(select * from lectern_word_variants(typed.word) union all select * from lectern_word_stems(typed.word))`;

/** SQL of whether a word, `kept`, contains the typed text, `typed`, in a script without spaces between words. */
export const HAS_TYPED = `kept.variant >= typed.pair and kept.variant < typed.pair || ${LAST_CHARACTER}
          and kept.place = ${PAIR} and strpos(kept.word, typed.word) > 0`;

/**
 * SQL of whether two words with a common variant differ by one typing error (a missing, additional or different letter, or two
 * swapped letters) or are forms of the same word.
 */
export const IS_ONE_SLIP = `case
            when slip.place < 0 or kept.place < 0 then slip.place = kept.place and kept.place <> ${PAIR}
            when slip.place = 0 or kept.place = 0 or slip.place = kept.place then true
            when abs(slip.place - kept.place) = 1
              then substr(typed.word, slip.place, 1) = substr(kept.word, kept.place, 1)
            else false end`;

/** Minimum letters of each part of a compound word. */
const SHORTEST_PART = 2;
/** Maximum letters of a word that is split into two. */
const LONGEST_COMPOUND = 40;

/** Maximum number of similar words that replace a typed word, most similar first. */
export const LIKE_WORDS = 20;

/**
 * Maximum number of words with the typed prefix that are listed one by one in the query. PostgreSQL can then start from a rarer word
 * of the search. For a prefix, it first gathers all courses that have it.
 */
export const KNOWN_WORDS = 100;

/**
 * Common table expressions of a search for words. `terms` has a row for each word. `asked` has the queries for a course: all words,
 * `whole` or as `beginnings`, and any of them for its rank. `alike` has the similar words of each misspelt word. `likes` is the
 * query for all words or similar ones, outside the description. `alike` and `likes` are computed only if they are read.
 */
export function searchQuery(words: string[]): Sql {
  const typed = words.map((word) => ({ word, pair: pairOf(word), apart: apart(word) }));
  return { sql: QUERY, values: [JSON.stringify(typed)] };
}

/** The first two letters of a word in a script without spaces, as `lectern_word_variants` has them; null for other scripts. */
export function pairOf(word: string): string | null {
  return isUnparted(word) ? Array.from(word.normalize('NFC')).slice(0, 2).join('') : null;
}

const QUERY = `
  typed as materialized (
    select *, char_length(word) >= ${FORGIVING_FROM} and pair is null as is_forgiving, quote_literal(word) || ':*' as beginning
    from jsonb_to_recordset(?) as typed (word text, pair text, apart text)
  ), terms as materialized (
    select typed.*, to_tsquery('simple', beginning) as begins, is_unknown,
      case when pair is null then coalesce(known.words, beginning) else concat_ws(' | ', beginning, inner_words) end as term
    from typed, lateral (
      select count(*) = 0 as is_unknown,
        case when count(*) <= ${KNOWN_WORDS} then string_agg(quote_literal(word), ' | ') end as words
      from (
        select course_words.word from course_words
        where course_words.word >= typed.word and course_words.word < typed.word || ${LAST_CHARACTER}
        group by course_words.word having sum(courses) > 0 limit ${KNOWN_WORDS + 1}
      ) as near
    ) as known, lateral (
      select string_agg(quote_literal(word), ' | ') as inner_words from (
        select distinct kept.word from course_word_variants as kept where ${HAS_TYPED} limit ${KNOWN_WORDS}
      ) as having_it
    ) as parts
  ), asked as materialized (
    select to_tsquery('simple', string_agg(quote_literal(word), ' & ')) as whole,
      to_tsquery('simple', string_agg('(' || term || ')', ' & ')) as beginnings,
      to_tsquery('simple', string_agg(quote_literal(word), ' | ')) as any_whole,
      to_tsquery('simple', string_agg(case when pair is null then beginning else term end, ' | ')) as any_beginning,
      bool_or(is_forgiving) as is_forgiving
    from terms
  ), alike as materialized (
    select typed.word as typed, near.term, to_tsquery('simple', near.term) as query, likeness
    from terms as typed, lateral (
      (select quote_literal(course_words.word) || ':AB' as term,
          strict_word_similarity(typed.word, course_words.word) as likeness
        from course_words where char_length(typed.word) >= ${TRIGRAMS_FROM} and typed.word <<% course_words.word
        group by course_words.word having sum(named) > 0
        order by likeness desc, course_words.word limit ${LIKE_WORDS})
      union all
      (select quote_literal(kept.word) || ':AB', ${SLIP_LIKENESS}
        from ${SLIPS} as slip
        join course_word_variants as kept on kept.variant = slip.variant and ${IS_ONE_SLIP}
        where is_unknown and exists (
          select 1 from course_words where course_words.word = kept.word having sum(named) > 0
        )
        group by kept.word order by kept.word limit ${LIKE_WORDS})
      union all select apart, 1 where apart is not null
    ) as near
    where is_forgiving
  ), likes as materialized (
    select to_tsquery('simple', string_agg('(' || concat_ws(' | ', term, near.terms) || ')', ' & ')) as query
    from terms left join (
      select typed, string_agg(term, ' | ') as terms from alike group by typed
    ) as near on typed = word
  )`;

/** Query for the word written as two, `java script` for `javascript`; null if it is too short or too long. */
function apart(word: string): string | null {
  const letters = isUnparted(word) ? [] : Array.from(word);
  if (letters.length < TRIGRAMS_FROM || letters.length > LONGEST_COMPOUND) return null;
  const places = letters.slice(SHORTEST_PART, 1 - SHORTEST_PART).map((_, index) => SHORTEST_PART + index);
  const part = (from: number, to?: number) => `'${letters.slice(from, to).join('')}':AB`;
  return places.map((place) => `(${part(0, place)} <-> ${part(place)})`).join(' | ');
}
