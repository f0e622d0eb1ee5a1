import { FORGIVING_FROM, isUnparted } from '#shared/search-words.ts';
import type { Sql } from '#server/platform/db/statements.ts';

/** Behind every text that begins with a word. */
export const LAST_CHARACTER = 'chr(1114111)';

/** Trigrams of shorter words are too few to tell a typing error from another word. */
const TRIGRAMS_FROM = 5;

/** How like a word is one that is a slip away: as like as one that shares so much of its trigrams. */
const SLIP_LIKENESS = 0.8;

/** The place of a variant that is two letters of a word, of a script that does not part words. */
const PAIR = -2;

/** SQL of what a word, `typed`, is looked up by: what it is without a letter, and what languages leave of it without its ending. */
export const SLIPS = `(select * from lectern_word_variants(typed.word) union all select * from lectern_word_stems(typed.word))`;

/** SQL of whether a word, `kept`, has in it what was typed, `typed`, in a script that does not part words. */
export const HAS_TYPED = `kept.variant >= typed.pair and kept.variant < typed.pair || ${LAST_CHARACTER}
          and kept.place = ${PAIR} and strpos(kept.word, typed.word) > 0`;

/**
 * Whether two words with a variant in common are one slip apart: a letter too many or too few, another one at the same place, or two that
 * are swapped; or different forms of one word.
 */
export const IS_ONE_SLIP = `case
            when slip.place < 0 or kept.place < 0 then slip.place = kept.place and kept.place <> ${PAIR}
            when slip.place = 0 or kept.place = 0 or slip.place = kept.place then true
            when abs(slip.place - kept.place) = 1
              then substr(typed.word, slip.place, 1) = substr(kept.word, kept.place, 1)
            else false end`;

/** A word of fewer letters is no part of another one ... */
const SHORTEST_PART = 2;
/** ... and no word of more letters is two. */
const LONGEST_COMPOUND = 40;

/** Words, the likest first, that a typed one is taken for. */
export const LIKE_WORDS = 20;

/**
 * So many words that begin with what was typed are looked up one by one: where another word is rare, PostgreSQL then goes by that
 * one. Of a beginning it first gathers all courses that have it.
 */
export const KNOWN_WORDS = 100;

/**
 * Common table expressions of a search for words. `terms` has a row for each of them. `asked` is what is asked of a course: to have
 * all words, `whole` or at least their `beginnings`, and for its rank any of them. `alike` has the words that misspelt ones are
 * taken for, and `likes` the query for all words or ones like them, elsewhere than in the description; both are made only when
 * something reads them.
 */
export function searchQuery(words: string[]): Sql {
  const typed = words.map((word) => ({ word, pair: pairOf(word), apart: apart(word) }));
  return { sql: QUERY, values: [JSON.stringify(typed)] };
}

/** What a word is looked up by that may be inside of others: its first letters, as `lectern_word_variants` has them; else null. */
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

/** Query for the word written as two, `java script` for `javascript`; null when it is too short or too long for that. */
function apart(word: string): string | null {
  const letters = isUnparted(word) ? [] : Array.from(word);
  if (letters.length < TRIGRAMS_FROM || letters.length > LONGEST_COMPOUND) return null;
  const places = letters.slice(SHORTEST_PART, 1 - SHORTEST_PART).map((_, index) => SHORTEST_PART + index);
  const part = (from: number, to?: number) => `'${letters.slice(from, to).join('')}':AB`;
  return places.map((place) => `(${part(0, place)} <-> ${part(place)})`).join(' | ');
}
