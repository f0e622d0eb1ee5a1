import { Migration } from '@mikro-orm/migrations';

/** Small public pictures of the posters, for the outlines of courses. A job makes those of existing lectures. */
export class Migration0125 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "lectures" add column "thumbnail_key" text null, add column "thumbnail_of" text null',
    );
    this.addSql(
      'create index "lectures_outdated_thumbnails_index" on "lectures" (id) where poster_key is distinct from thumbnail_of',
    );
    // A new school has neither posters nor the queue yet.
    this.addSql(`do $migration$ begin
      if exists (select from lectures where poster_key is not null) then
        perform graphile_worker.add_job('make-lecture-thumbnails', payload := '{}');
      end if;
    end $migration$`);
  }

  override down(): void {
    this.addSql('drop index "lectures_outdated_thumbnails_index"');
    this.addSql('alter table "lectures" drop column "thumbnail_key", drop column "thumbnail_of"');
  }
}
