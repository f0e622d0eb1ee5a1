import { FORGIVING_FROM } from '#shared/search-words.ts';
import {
  HAS_TYPED,
  IS_ONE_SLIP,
  KNOWN_WORDS,
  LAST_CHARACTER,
  LIKE_WORDS,
  pairOf,
  SLIPS,
} from '#server/course/search-query.ts';
import { statement, type Statements } from '#server/platform/db/statements.ts';

/** For each typed word, the words of lectures that it may stand for. */
const OTHER_WORDS = statement<{ typed: string; words: string[] }>(
  `with typed as materialized (select * from jsonb_to_recordset($1) as typed (word text, pair text))
   select typed.word as typed, array_agg(near.word) as words from typed, lateral (
     (select kept.word from ${SLIPS} as slip
        join lecture_word_variants as kept on kept.variant = slip.variant and ${IS_ONE_SLIP}
        where typed.pair is null and char_length(typed.word) >= ${FORGIVING_FROM} and (
          select count(*) from (
            select from lecture_word_variants as known
              where known.variant >= typed.word and known.variant < typed.word || ${LAST_CHARACTER} and known.place = 0
              order by known.variant limit 1
          ) as first
        ) = 0
        group by kept.word order by kept.word limit ${LIKE_WORDS})
     union
     (select distinct kept.word from lecture_word_variants as kept where ${HAS_TYPED} limit ${KNOWN_WORDS})
   ) as near group by typed.word`,
);

/**
 * Returns, by typed word, the words of lectures that it may stand for. If no lecture contains the typed word, these are
 * the words one typing error away. In scripts without spaces, they are the words that contain the typed one.
 */
export async function otherWords(
  statements: Statements,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const typed = words.map((word) => ({ word, pair: pairOf(word) }));
  const rows = await statements.all(OTHER_WORDS, [JSON.stringify(typed)]);
  return new Map(rows.map(({ typed: word, words: others }) => [word, others]));
}
