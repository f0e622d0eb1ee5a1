import { Migration } from '@mikro-orm/migrations';

/** Programs may repeat their calls without having them done twice. */
export class Migration0041 extends Migration {
  override up(): void {
    this.addSql(
      `create table "idempotency_keys" ("id" uuid not null, "created_at" timestamptz not null, "api_token_id" uuid not null, "key_hash" text not null, "fingerprint" text not null, "answer" text null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "idempotency_keys" add constraint "idempotency_keys_api_token_id_key_hash_unique" unique ("api_token_id", "key_hash")`,
    );
    this.addSql(
      `alter table "idempotency_keys" add constraint "idempotency_keys_api_token_id_foreign" foreign key ("api_token_id") references "api_tokens" ("id") on delete cascade`,
    );
  }

  override down(): void {
    this.addSql('drop table if exists "idempotency_keys" cascade');
  }
}
