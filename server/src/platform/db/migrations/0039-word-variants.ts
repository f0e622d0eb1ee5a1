import { Migration } from '@mikro-orm/migrations';

/** Of shorter words too little is left, and longer ones are found by their trigrams. */
const [SHORTEST, LONGEST] = [4, 24];

/** Letters of Chinese, Japanese and Korean. */
const UNPARTED = String.raw`[\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\U00020000-\U0003ffff]`;

const HAS_SLIPS = `char_length(word) between ${SHORTEST} and ${LONGEST} and composed !~ '${UNPARTED}'`;

/**
 * What a word has in common with those that are one slip from it: itself, itself without one of its letters, by the place of
 * that, and what English leaves of it without its ending. Of what is written without blanks, each two letters that stand together, and
 * the last one: whatever is inside of it begins with one of these. A function with settings of its own is planned for itself: PostgreSQL
 * would else put it into each statement, and take it for thousands of rows.
 */
const variantsOfAWord = `create or replace function lectern_word_variants(word text) returns table (variant text, place smallint)
  language sql immutable parallel safe rows 12 set search_path = pg_catalog as $$
    with written as (select normalize(word, NFC) as composed)
    select word, 0::smallint from written where ${HAS_SLIPS} or composed ~ '${UNPARTED}'
    union all
    select left(word, place - 1) || substr(word, place + 1), place::smallint
      from written, generate_series(1, char_length(word)) as place where ${HAS_SLIPS}
    union all
    select stem, -1::smallint from written, unnest(ts_lexize('english_stem', word)) as stem where ${HAS_SLIPS}
    union
    select substr(run[1], place, 2), -2::smallint
      from written, regexp_matches(composed, '${UNPARTED}+', 'g') as run, generate_series(1, char_length(run[1])) as place
  $$`;

/** Those of the version before. */
const variantsBefore = `create or replace function lectern_word_variants(word text) returns table (variant text, place smallint)
  language sql immutable parallel safe as $$
    select word, 0::smallint where char_length(word) between ${SHORTEST} and ${LONGEST}
    union all
    select left(word, place - 1) || substr(word, place + 1), place::smallint
      from generate_series(1, char_length(word)) as place
      where char_length(word) between ${SHORTEST} and ${LONGEST}
    union all
    select stem, -1::smallint from unnest(ts_lexize('english_stem', word)) as stem
      where char_length(word) between ${SHORTEST} and ${LONGEST}
  $$`;

const addWords = (words: string) => `insert into lecture_word_variants (variant, word, place, shard)
    select near.variant, said.word, near.place, lectern_rollup_shard()
      from (${words}) as said, lectern_word_variants(said.word) as near
      where said.word !~ '^[0-9]+$' and not exists (
        select from lecture_word_variants as known where known.variant = said.word and known.word = said.word and known.place = 0
      )
      order by near.variant, said.word
    on conflict do nothing`;

const wordsOf = (rows: string) => `select distinct lexeme as word from ${rows}, unnest(search_vector)`;

const addLectureWords = `create function lectern_add_lecture_words() returns trigger language plpgsql as $$
begin
  ${addWords(wordsOf('added'))};
  return null;
end $$`;

/** Most changes of a lecture leave its words as they are. */
const addChangedLectureWords = `create function lectern_add_changed_lecture_words() returns trigger language plpgsql as $$
begin
  ${addWords(wordsOf('(select added.search_vector from added join removed using (id) where added.search_vector <> removed.search_vector) as changed'))};
  return null;
end $$`;

/** Words of lectures can be looked up by what is one slip from them, and those that are written without blanks by what is in them. */
export class Migration0039 extends Migration {
  override up(): void {
    this.addSql(variantsOfAWord);
    this.addSql(
      `insert into course_word_variants (variant, word, place, shard)
        select near.variant, known.word, near.place, known.shard from course_words as known, lectern_word_variants(known.word) as near
          where normalize(known.word, NFC) ~ '${UNPARTED}' on conflict do nothing`,
    );
    this.addSql(
      'create table "lecture_word_variants" ("variant" text collate "C" not null, "word" text collate "C" not null, "place" smallint not null, "shard" smallint not null, primary key ("variant", "word", "place", "shard"))',
    );
    // Words that come before the triggers and after this are looked up as they stand until they are said again: a lock would have
    // everybody wait who writes captions, for as long as all words are read.
    this.addSql(addWords(`${wordsOf('lectures')} union ${wordsOf('caption_cues')}`));
    this.addSql(addLectureWords);
    this.addSql(addChangedLectureWords);
    for (const table of ['lectures', 'caption_cues']) {
      this.addSql(
        `create trigger ${table}_add_words after insert on ${table}
          referencing new table as added for each statement execute function lectern_add_lecture_words()`,
      );
    }
    this.addSql(
      `create trigger lectures_add_changed_words after update on lectures
        referencing old table as removed new table as added for each statement execute function lectern_add_changed_lecture_words()`,
    );
  }

  override down(): void {
    this.addSql('drop trigger lectures_add_changed_words on lectures');
    for (const table of ['lectures', 'caption_cues'])
      this.addSql(`drop trigger ${table}_add_words on ${table}`);
    this.addSql('drop function lectern_add_changed_lecture_words');
    this.addSql('drop function lectern_add_lecture_words');
    this.addSql('drop table "lecture_word_variants"');
    this.addSql(`delete from course_word_variants where place = -2`);
    this.addSql(variantsBefore);
  }
}
