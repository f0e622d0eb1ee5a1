import { Migration } from '@mikro-orm/migrations';

/** The versions of the texts of lectures. Existing texts are the first version of theirs. */
export class Migration0123 extends Migration {
  override up(): void {
    this.addSql(
      'create table "lecture_text_versions" ("id" uuid not null, "created_at" timestamptz not null, "lecture_id" uuid not null, "source" text not null, "word_count" int not null, "author_id" uuid null, primary key ("id"))',
    );
    this.addSql(
      'create index "lecture_text_versions_lecture_id_created_at_id_index" on "lecture_text_versions" ("lecture_id", "created_at", "id")',
    );
    this.addSql(
      'create index "lecture_text_versions_author_id_index" on "lecture_text_versions" (author_id) where author_id is not null',
    );
    this.addSql(
      'alter table "lecture_text_versions" add constraint "lecture_text_versions_lecture_id_foreign" foreign key ("lecture_id") references "lectures" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "lecture_text_versions" add constraint "lecture_text_versions_author_id_foreign" foreign key ("author_id") references "users" ("id") on delete set null',
    );
    // Times have milliseconds, as those in cursors. Words of scripts without spaces are counted with the next edit.
    this.addSql(`insert into lecture_text_versions (id, created_at, lecture_id, source, word_count)
      select gen_random_uuid(), date_trunc('milliseconds', lecture.updated_at), lecture.id, text.source,
          array_length(regexp_split_to_array(trim(text.words), '\\s+'), 1)
        from lecture_texts as text join lectures as lecture on lecture.id = text.lecture_id`);
  }

  override down(): void {
    this.addSql('drop table if exists "lecture_text_versions" cascade');
  }
}
