import { Migration } from '@mikro-orm/migrations';

/** Who writes by the contact form is answered in the language in which they did. */
export class Migration0055 extends Migration {
  override up(): void {
    this.addSql('alter table "contact_messages" add "language" text null');
  }

  override down(): void {
    this.addSql('alter table "contact_messages" drop column "language"');
  }
}
