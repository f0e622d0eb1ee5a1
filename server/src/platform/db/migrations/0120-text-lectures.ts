import { Migration } from '@mikro-orm/migrations';

/** How functions tell lectures that learners can learn from, before texts and with them. */
const HAS_VIDEO = 'lecture.video_key is not null';
const HAS_CONTENT = `(lecture.video_key is not null or lecture.kind = 'TEXT')`;

/** SQL that replaces a part of a function. The rest of it stays as it is. */
const replaceIn = (name: string, before: string, after: string): string => `do $migration$ begin
  execute replace(pg_get_functiondef('${name}()'::regprocedure), $part$${before}$part$, $part$${after}$part$);
end $migration$`;

/** The words of spoken cues in a function that learns the words of a course again, and then also those of texts. */
const CUES = `union select distinct lexeme as word, course.language from caption_cues as cue`;
const TEXTS = `union select distinct lexeme as word, course.language from lecture_texts as text
      join lectures as lecture on lecture.id = text.lecture_id
      join courses as course on course.id = lecture.course_id, unnest(text.search_vector) where course.language not in ('ENGLISH', 'OTHER') and course.id in (select id from added)
      `;

const ADD_STEMS = `create function lectern_add_text_stems() returns trigger language plpgsql as $$
begin
  insert into lecture_word_variants (variant, word, place, shard)
    select stem.variant, said.word, stem.place, lectern_rollup_shard()
      from (select distinct lexeme as word, course.language from added as text
      join lectures as lecture on lecture.id = text.lecture_id
      join courses as course on course.id = lecture.course_id, unnest(text.search_vector) where course.language not in ('ENGLISH', 'OTHER')) as said, lectern_word_stems(said.word, said.language) as stem
      where not exists (
        select from lecture_word_variants as known
          where known.variant = stem.variant and known.word = said.word and known.place = stem.place
      )
      order by stem.variant, said.word, stem.place
    on conflict do nothing;
  return null;
end $$`;

/** Calls a function for the new rows of each statement. */
const forNewRows = (name: string, event: 'insert' | 'update', called: string): string =>
  `create trigger ${name}_on_${event} after ${event} on lecture_texts referencing new table as added for each statement execute function ${called}()`;

/** Lectures with a text instead of a video. Existing lectures are videos. */
export class Migration0120 extends Migration {
  override up(): void {
    this.addSql(`alter table "lectures" add column "kind" text not null default 'VIDEO'`);
    this.addSql(replaceIn('lectern_follow_progress', HAS_VIDEO, HAS_CONTENT));
    this.addSql(
      `create table "lecture_texts" ("lecture_id" uuid not null, "source" text not null, "html" text not null, "words" text not null, "search_vector" tsvector generated always as (to_tsvector('simple', lower(regexp_replace(regexp_replace(normalize(words, NFKD), '[\\u0300-\\u036f]+', '', 'g'), '[!-/:-@[-\`{-~]+', ' ', 'g')))) stored not null, primary key ("lecture_id"))`,
    );
    this.addSql(
      'create index "lecture_texts_search_vector_index" on "lecture_texts" using gin (search_vector)',
    );
    this.addSql(
      'alter table "lecture_texts" add constraint "lecture_texts_lecture_id_foreign" foreign key ("lecture_id") references "lectures" ("id") on update cascade on delete cascade',
    );
    this.addSql(
      'create trigger lecture_texts_public_content after insert or delete or update or truncate on lecture_texts for each statement execute function lectern_public_content_changed()',
    );
    // It notes a change of a free lecture, whose row has a `lecture_id`.
    this.addSql(
      'create trigger lecture_texts_changed after update on lecture_texts for each row when (new.source is distinct from old.source) execute function lectern_captions_changed()',
    );
    this.addSql(ADD_STEMS);
    for (const event of ['insert', 'update'] as const) {
      this.addSql(forNewRows('lecture_texts_add_words', event, 'lectern_add_lecture_words'));
      this.addSql(forNewRows('lecture_texts_add_stems', event, 'lectern_add_text_stems'));
    }
    this.addSql(replaceIn('lectern_add_course_stems', CUES, `${TEXTS}${CUES}`));
  }

  override down(): void {
    this.addSql(replaceIn('lectern_add_course_stems', `${TEXTS}${CUES}`, CUES));
    this.addSql('drop table if exists "lecture_texts" cascade');
    this.addSql('drop function lectern_add_text_stems()');
    this.addSql(replaceIn('lectern_follow_progress', HAS_CONTENT, HAS_VIDEO));
    this.addSql(`delete from "lectures" where kind = 'TEXT'`);
    this.addSql('alter table "lectures" drop column "kind"');
  }
}
