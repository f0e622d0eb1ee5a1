import { Migration } from '@mikro-orm/migrations';

/**
 * API tokens have scopes by area and may expire. Tokens of the version before have no scopes of their own: READ and WRITE stand
 * for all of them.
 */
export class Migration0064 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "api_tokens" add "scopes" text[] null, add "expires_at" timestamptz null, add "expiry_told_at" timestamptz null, add "last_used_from" text null`,
    );
  }

  override down(): void {
    this.addSql(
      `alter table "api_tokens" drop column "scopes", drop column "expires_at", drop column "expiry_told_at", drop column "last_used_from"`,
    );
  }
}
