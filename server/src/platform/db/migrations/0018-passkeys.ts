import { Migration } from '@mikro-orm/migrations';

export class Migration0018 extends Migration {
  override up(): void {
    this.addSql(
      'create table "passkey_challenges" ("id" uuid not null, "created_at" timestamptz not null, "token_hash" text not null, "use" text not null, "challenge" text not null, "expires_at" timestamptz not null, primary key ("id"))',
    );
    this.addSql(
      'alter table "passkey_challenges" add constraint "passkey_challenges_token_hash_unique" unique ("token_hash")',
    );
    this.addSql(
      'create table "passkeys" ("id" uuid not null, "created_at" timestamptz not null, "user_id" uuid not null, "name" text not null, "credential_id" text not null, "public_key" text not null, "counter" bigint not null, "transports" text[] not null, "last_used_at" timestamptz null, primary key ("id"))',
    );
    this.addSql('create index "passkeys_user_id_index" on "passkeys" ("user_id")');
    this.addSql(
      'alter table "passkeys" add constraint "passkeys_credential_id_unique" unique ("credential_id")',
    );
    this.addSql(
      'alter table "passkeys" add constraint "passkeys_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
  }

  override down(): void {
    this.addSql('drop table if exists "passkey_challenges" cascade');
    this.addSql('drop table if exists "passkeys" cascade');
  }
}
