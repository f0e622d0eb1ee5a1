import { Migration } from '@mikro-orm/migrations';

/** What was done is told in the language of whoever reads the log; older entries keep their sentence. */
export class Migration0058 extends Migration {
  override up(): void {
    this.addSql('alter table "audit_entries" add "facts" jsonb null');
  }

  override down(): void {
    this.addSql('alter table "audit_entries" drop column "facts"');
  }
}
