import { Migration } from '@mikro-orm/migrations';

/** What is being done to prepare a video is told by its name. */
export class Migration0048 extends Migration {
  override up(): void {
    this.addSql('alter table "lectures" add "processing_step" text null');
  }

  override down(): void {
    this.addSql('alter table "lectures" drop column "processing_step"');
  }
}
