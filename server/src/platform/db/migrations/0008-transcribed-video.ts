import { Migration } from '@mikro-orm/migrations';

export class Migration0008 extends Migration {
  override up(): void {
    this.addSql('alter table "transcriptions" add "video_key" text null');
    // As far as anybody knows, what was listened to is what still plays.
    this.addSql(
      'update "transcriptions" set "video_key" = "lectures"."video_key" from "lectures" where "lectures"."id" = "lecture_id"',
    );
  }

  override down(): void {
    this.addSql('alter table "transcriptions" drop column "video_key"');
  }
}
