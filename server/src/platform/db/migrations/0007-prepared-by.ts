import { Migration } from '@mikro-orm/migrations';

export class Migration0007 extends Migration {
  override up(): void {
    this.addSql('alter table "lectures" add "prepared_by" text null');
  }

  override down(): void {
    this.addSql('alter table "lectures" drop column "prepared_by"');
  }
}
