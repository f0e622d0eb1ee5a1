import { Migration } from '@mikro-orm/migrations';

/** Of shorter words too little is left, and longer ones are found by their trigrams. */
const [SHORTEST, LONGEST] = [4, 24];

/**
 * What a word has in common with those that are one slip from it: itself, itself without one of its letters, by the place of
 * that, and what English leaves of it without its ending.
 */
const variantsOfAWord = `create function lectern_word_variants(word text) returns table (variant text, place smallint)
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

/** Each row of `course_words` is inserted once, by the one transaction that has its shard: nobody waits for another here. */
const addVariants = `create function lectern_add_word_variants() returns trigger language plpgsql as $$
begin
  insert into course_word_variants (variant, word, place, shard)
    select near.variant, added.word, near.place, added.shard from added, lectern_word_variants(added.word) as near;
  return null;
end $$`;

/** Words of courses can be looked up by what is one slip from them. */
export class Migration0034 extends Migration {
  override up(): void {
    this.addSql(
      'create table "course_word_variants" ("variant" text collate "C" not null, "word" text collate "C" not null, "place" smallint not null, "shard" smallint not null, primary key ("variant", "word", "place", "shard"))',
    );
    this.addSql(variantsOfAWord);
    this.addSql(addVariants);
    // Whoever brings a new word meanwhile waits: one that comes before the trigger and after the filling would be missed.
    this.addSql('lock table "course_words" in share row exclusive mode');
    this.addSql(
      `create trigger course_words_add_variants after insert on course_words
        referencing new table as added for each statement execute function lectern_add_word_variants()`,
    );
    this.addSql(
      `insert into course_word_variants (variant, word, place, shard)
        select near.variant, known.word, near.place, known.shard from course_words as known, lectern_word_variants(known.word) as near`,
    );
  }

  override down(): void {
    this.addSql('drop trigger course_words_add_variants on course_words');
    this.addSql('drop function lectern_add_word_variants');
    this.addSql('drop function lectern_word_variants');
    this.addSql('drop table "course_word_variants"');
  }
}
