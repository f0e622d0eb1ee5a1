import { Migration } from '@mikro-orm/migrations';

/** Names the key that encrypted the secret of an authenticator app. A job fills it in. */
export class Migration0069 extends Migration {
  override up(): void {
    this.addSql('alter table "totp_authenticators" add "key_id" text null');
  }

  override down(): void {
    this.addSql('alter table "totp_authenticators" drop column "key_id"');
  }
}
