import { Migration } from '@mikro-orm/migrations';

export class Migration0010 extends Migration {
  override up(): void {
    this.addSql('alter table "lecture_uploads" add "unended_completions" int not null default 0');
  }

  override down(): void {
    this.addSql('alter table "lecture_uploads" drop column "unended_completions"');
  }
}
