import { Migration } from '@mikro-orm/migrations';

const folded = (text: string) =>
  `lower(regexp_replace(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]+', '', 'g'), '[!-/:-@[-\`{-~]+', ' ', 'g'))`;

const weighted = (text: string, weight: string) =>
  `setweight(to_tsvector('simple', ${folded(text)}), '${weight}')`;

const words = [
  weighted('title', 'A'),
  weighted(`instructor || ' ' || category`, 'B'),
  weighted('description', 'C'),
].join(' || ');

export class Migration0003 extends Migration {
  override up(): void {
    // One of the extensions that the owner of a database may add by themselves.
    this.addSql('create extension if not exists pg_trgm');

    this.addSql(
      'alter table "courses" add "published_at" timestamptz null, add "deleted_at" timestamptz null, add "version" int not null default 1, add "number_of_lectures" int not null default 0, add "duration" double precision not null default 0',
    );
    this.addSql('alter table "courses" alter column "thumbnail_key" drop not null');
    this.addSql('update "courses" set "published_at" = "created_at"');
    this.addSql(
      'update "courses" set "number_of_lectures" = totals.lectures, "duration" = totals.duration from (select course_id, count(*) as lectures, sum(duration) as duration from "lectures" group by course_id) as totals where totals.course_id = "courses"."id"',
    );
    this.addSql(
      'alter table "courses" add constraint "courses_published_check" check (published_at is null or thumbnail_key is not null)',
    );
    this.addSql(
      `alter table "courses" add "search_text" text generated always as (${folded(`title || ' ' || instructor || ' ' || category`)}) stored not null, add "search_vector" tsvector generated always as (${words}) stored not null`,
    );
    this.addSql('drop index "courses_created_at_id_index"');
    this.addSql(
      'create index "courses_newest_index" on "courses" (coalesce(published_at, created_at), id) where deleted_at is null',
    );
    this.addSql(
      'create index "courses_deleted_at_id_index" on "courses" (deleted_at, id) where deleted_at is not null',
    );
    this.addSql('create index "courses_search_vector_index" on "courses" using gin (search_vector)');
    this.addSql('create index "courses_search_text_index" on "courses" using gin (search_text gin_trgm_ops)');

    this.addSql(
      'alter table "lectures" add "deleted_at" timestamptz null, add "version" int not null default 1',
    );
    this.addSql(
      'create index "lectures_deleted_at_id_index" on "lectures" (deleted_at, id) where deleted_at is not null',
    );
    this.addSql('alter table "lectures" drop constraint "lectures_course_id_position_unique"');
    this.addSql(
      'alter table "lectures" add constraint "lectures_course_id_position_unique" unique ("course_id", "position") deferrable initially deferred',
    );
  }

  /** Drafts and what is in the trash cannot be told from the rest afterwards, so they go. */
  override down(): void {
    this.addSql('delete from "lectures" where "deleted_at" is not null');
    this.addSql('delete from "courses" where "deleted_at" is not null or "published_at" is null');
    this.addSql('alter table "lectures" drop constraint "lectures_course_id_position_unique"');
    this.addSql(
      'alter table "lectures" add constraint "lectures_course_id_position_unique" unique ("course_id", "position")',
    );
    this.addSql('alter table "lectures" drop column "deleted_at", drop column "version"');
    this.addSql('alter table "courses" drop column "search_vector", drop column "search_text"');
    this.addSql(
      'alter table "courses" drop column "published_at", drop column "deleted_at", drop column "version", drop column "number_of_lectures", drop column "duration"',
    );
    this.addSql('alter table "courses" alter column "thumbnail_key" set not null');
    this.addSql('create index "courses_created_at_id_index" on "courses" ("created_at", "id")');
  }
}
