import { Migration } from '@mikro-orm/migrations';

/** The lecture that plays on the page of its course. */
export class Migration0124 extends Migration {
  override up(): void {
    this.addSql('alter table "lectures" add column "is_trailer" boolean not null default false');
    this.addSql('create unique index "lectures_trailer_unique" on "lectures" (course_id) where is_trailer');
  }

  override down(): void {
    this.addSql('drop index "lectures_trailer_unique"');
    this.addSql('alter table "lectures" drop column "is_trailer"');
  }
}
