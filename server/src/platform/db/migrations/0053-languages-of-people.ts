import { Migration } from '@mikro-orm/migrations';

/** People are written to in the language that they have chosen, or else in the one in which they made their account. */
export class Migration0053 extends Migration {
  override up(): void {
    this.addSql('alter table "users" add "language" text null, add "signup_language" text null');
  }

  override down(): void {
    this.addSql('alter table "users" drop column "language", drop column "signup_language"');
  }
}
