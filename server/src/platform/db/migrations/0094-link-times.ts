import { Migration } from '@mikro-orm/migrations';

/** Adds the times at which the two links of an email change expire. */
export class Migration0094 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "email_changes" add "current_token_expires_at" timestamptz null, add "new_token_expires_at" timestamptz null',
    );
  }

  override down(): void {
    this.addSql(
      'alter table "email_changes" drop column "current_token_expires_at", drop column "new_token_expires_at"',
    );
  }
}
