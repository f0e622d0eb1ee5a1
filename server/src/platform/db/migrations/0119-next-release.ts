import { Migration } from '@mikro-orm/migrations';

export class Migration0119 extends Migration {
  override up(): void {
    this.addSql('alter table "courses" add column "next_release_at" timestamptz null');
    this.addSql(
      `update courses set next_release_at = release.at
       from (
         select course_id, min(publish_at) as at from lectures
         where is_draft and publish_at is not null and deleted_at is null group by course_id
       ) as release
       where release.course_id = courses.id`,
    );
  }

  override down(): void {
    this.addSql('alter table "courses" drop column "next_release_at"');
  }
}
