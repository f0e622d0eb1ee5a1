import { Migration } from '@mikro-orm/migrations';

export class Migration0006 extends Migration {
  override up(): void {
    this.addSql(
      'create table "captions" ("id" uuid not null, "created_at" timestamptz not null, "lecture_id" uuid not null, "language" text not null, "source" text not null, "version" int not null default 1, primary key ("id"))',
    );
    this.addSql(
      'alter table "captions" add constraint "captions_lecture_id_language_unique" unique ("lecture_id", "language")',
    );
    this.addSql(
      'create table "caption_cues" ("id" uuid not null, "created_at" timestamptz not null, "captions_id" uuid not null, "position" int not null, "starts_at" double precision not null, "ends_at" double precision not null, "text" text not null, "search_vector" tsvector generated always as (to_tsvector(\'simple\', lower(regexp_replace(regexp_replace(normalize(text, NFKD), \'[\\u0300-\\u036f]+\', \'\', \'g\'), \'[!-/:-@[-`{-~]+\', \' \', \'g\')))) stored not null, primary key ("id"))',
    );
    this.addSql(
      'create index "caption_cues_search_vector_index" on "caption_cues" using gin (search_vector)',
    );
    this.addSql(
      'alter table "caption_cues" add constraint "caption_cues_captions_id_position_unique" unique ("captions_id", "position")',
    );
    this.addSql(
      'create table "transcriptions" ("id" uuid not null, "created_at" timestamptz not null, "lecture_id" uuid not null, "state" text not null default \'RUNNING\', "failure" text null, primary key ("id"))',
    );
    this.addSql(
      'alter table "transcriptions" add constraint "transcriptions_lecture_id_unique" unique ("lecture_id")',
    );
    this.addSql(
      'create table "lecture_uploads" ("id" uuid not null, "created_at" timestamptz not null, "lecture_id" uuid not null, "user_id" uuid not null, "file_name" text not null, "size" double precision not null, "expires_at" timestamptz not null, primary key ("id"))',
    );
    this.addSql(
      'alter table "lecture_uploads" add constraint "lecture_uploads_lecture_id_unique" unique ("lecture_id")',
    );
    this.addSql('create index "lecture_uploads_expires_at_index" on "lecture_uploads" ("expires_at")');
    this.addSql(
      'create index "lecture_uploads_user_id_created_at_id_index" on "lecture_uploads" ("user_id", "created_at", "id")',
    );
    this.addSql(
      'create table "lecture_progress" ("id" uuid not null, "created_at" timestamptz not null, "user_id" uuid not null, "lecture_id" uuid not null, "position" double precision not null default 0, "recorded_at" timestamptz not null, "done_at" timestamptz null, "marked_at" timestamptz null, primary key ("id"))',
    );
    this.addSql('create index "lecture_progress_lecture_id_index" on "lecture_progress" ("lecture_id")');
    this.addSql(
      'create index "lecture_progress_user_id_recorded_at_id_index" on "lecture_progress" ("user_id", "recorded_at", "id")',
    );
    this.addSql(
      'alter table "lecture_progress" add constraint "lecture_progress_user_id_lecture_id_unique" unique ("user_id", "lecture_id")',
    );
    this.addSql(
      'create table "certificates" ("id" uuid not null, "created_at" timestamptz not null, "code" text not null, "user_id" uuid not null, "course_id" uuid null, "full_name" text not null, "course_title" text not null, "completed_at" timestamptz not null, primary key ("id"))',
    );
    this.addSql('alter table "certificates" add constraint "certificates_code_unique" unique ("code")');
    this.addSql('create index "certificates_course_id_index" on "certificates" ("course_id")');
    this.addSql(
      'alter table "certificates" add constraint "certificates_user_id_course_id_unique" unique ("user_id", "course_id")',
    );
    this.addSql(
      'alter table "lectures" add "video_sha256" text null, add "status" text not null default \'READY\', add "progress_percent" int not null default 0, add "failure" text null, add "stream_key" text null, add "poster_key" text null, add "storyboard" jsonb null, add "derived_keys" jsonb not null default \'[]\', add "search_vector" tsvector generated always as (to_tsvector(\'simple\', lower(regexp_replace(regexp_replace(normalize(title || \' \' || description, NFKD), \'[\\u0300-\\u036f]+\', \'\', \'g\'), \'[!-/:-@[-`{-~]+\', \' \', \'g\')))) stored not null',
    );
    this.addSql('alter table "lectures" alter column "video_key" drop not null');
    this.addSql('alter table "lectures" alter column "video_type" drop not null');
    this.addSql('alter table "lectures" alter column "duration" set default 0');
    this.addSql('create index "lectures_search_vector_index" on "lectures" using gin (search_vector)');
    this.addSql(
      "alter table \"lectures\" add constraint \"lectures_status_check\" check (\"status\" in ('UPLOADING', 'PROCESSING', 'READY', 'FAILED'))",
    );
    this.addSql(
      'alter table "captions" add constraint "captions_lecture_id_foreign" foreign key ("lecture_id") references "lectures" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "captions" add constraint "captions_source_check" check ("source" in (\'UPLOADED\', \'AUTOMATIC\'))',
    );
    this.addSql(
      'alter table "caption_cues" add constraint "caption_cues_captions_id_foreign" foreign key ("captions_id") references "captions" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "transcriptions" add constraint "transcriptions_lecture_id_foreign" foreign key ("lecture_id") references "lectures" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "transcriptions" add constraint "transcriptions_state_check" check ("state" in (\'RUNNING\', \'DONE\', \'FAILED\'))',
    );
    this.addSql(
      'alter table "lecture_uploads" add constraint "lecture_uploads_lecture_id_foreign" foreign key ("lecture_id") references "lectures" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "lecture_uploads" add constraint "lecture_uploads_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "lecture_progress" add constraint "lecture_progress_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "lecture_progress" add constraint "lecture_progress_lecture_id_foreign" foreign key ("lecture_id") references "lectures" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "certificates" add constraint "certificates_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "certificates" add constraint "certificates_course_id_foreign" foreign key ("course_id") references "courses" ("id") on delete set null',
    );
  }

  override down(): void {
    this.addSql('alter table "caption_cues" drop constraint "caption_cues_captions_id_foreign"');
    this.addSql('drop table if exists "captions" cascade');
    this.addSql('drop table if exists "caption_cues" cascade');
    this.addSql('drop table if exists "transcriptions" cascade');
    this.addSql('drop table if exists "lecture_uploads" cascade');
    this.addSql('drop table if exists "lecture_progress" cascade');
    this.addSql('drop table if exists "certificates" cascade');
    this.addSql('drop index "lectures_search_vector_index"');
    this.addSql('alter table "lectures" drop constraint "lectures_status_check"');
    this.addSql(
      'alter table "lectures" drop column "video_sha256", drop column "status", drop column "progress_percent", drop column "failure", drop column "stream_key", drop column "poster_key", drop column "storyboard", drop column "derived_keys", drop column "search_vector"',
    );
    this.addSql('alter table "lectures" alter column "video_key" set not null');
    this.addSql('alter table "lectures" alter column "video_type" set not null');
    this.addSql('alter table "lectures" alter column "duration" drop default');
  }
}
