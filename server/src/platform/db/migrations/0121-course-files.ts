import { Migration } from '@mikro-orm/migrations';

/** An object whose file is deleted, in any way, no longer belongs to anything. The hourly sweep removes it. */
const RELEASE_OBJECTS = `create function lectern_release_file_objects() returns trigger language plpgsql as $$
begin
  update stored_objects set is_attached = false where is_attached and key in (select key from removed);
  return null;
end $$`;

/** Files of courses and lectures. */
export class Migration0121 extends Migration {
  override up(): void {
    this.addSql(
      `create table "course_files" ("id" uuid not null, "created_at" timestamptz not null, "course_id" uuid not null, "lecture_id" uuid null, "position" int not null, "name" text not null, "size" double precision not null, "content_type" text not null, "key" text not null, "expires_at" timestamptz null, "deleted_at" timestamptz null, "uploader_id" uuid null, "search_vector" tsvector generated always as (to_tsvector('simple', lower(regexp_replace(regexp_replace(normalize(name, NFKD), '[\\u0300-\\u036f]+', '', 'g'), '[!-/:-@[-\`{-~]+', ' ', 'g')))) stored not null, primary key ("id"))`,
    );
    this.addSql(
      'create index "course_files_course_id_position_id_index" on "course_files" ("course_id", "position", "id")',
    );
    this.addSql(
      'create index "course_files_lecture_id_position_id_index" on "course_files" ("lecture_id", "position", "id")',
    );
    this.addSql(
      'create index "course_files_deleted_at_index" on "course_files" (deleted_at) where deleted_at is not null',
    );
    this.addSql(
      'create index "course_files_expires_at_index" on "course_files" (expires_at) where expires_at is not null',
    );
    this.addSql(
      'create index "course_files_uploader_id_index" on "course_files" (uploader_id) where uploader_id is not null',
    );
    this.addSql(
      'create index "course_files_search_vector_index" on "course_files" using gin (search_vector)',
    );
    this.addSql(
      'alter table "course_files" add constraint "course_files_course_id_foreign" foreign key ("course_id") references "courses" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "course_files" add constraint "course_files_lecture_id_foreign" foreign key ("lecture_id") references "lectures" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "course_files" add constraint "course_files_uploader_id_foreign" foreign key ("uploader_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'create trigger course_files_public_content after insert or delete or update or truncate on course_files for each statement execute function lectern_public_content_changed()',
    );
    for (const event of ['insert', 'update']) {
      this.addSql(
        `create trigger course_files_add_words_on_${event} after ${event} on course_files referencing new table as added for each statement execute function lectern_add_lecture_words()`,
      );
    }
    this.addSql(RELEASE_OBJECTS);
    this.addSql(
      'create trigger course_files_release_objects after delete on course_files referencing old table as removed for each statement execute function lectern_release_file_objects()',
    );
  }

  override down(): void {
    this.addSql('drop table if exists "course_files" cascade');
    this.addSql('drop function lectern_release_file_objects()');
  }
}
