import { Migration } from '@mikro-orm/migrations';

export class Migration0002 extends Migration {
  override up(): void {
    this.addSql('alter table "users" add "email_verified_at" timestamptz null');
    this.addSql(
      'create table "account_tokens" ("id" uuid not null, "created_at" timestamptz not null, "purpose" text not null, "token_hash" text not null, "expires_at" timestamptz not null, "user_id" uuid not null, primary key ("id"))',
    );
    this.addSql(
      'alter table "account_tokens" add constraint "account_tokens_token_hash_unique" unique ("token_hash")',
    );
    this.addSql('create index "account_tokens_user_id_index" on "account_tokens" ("user_id")');
    this.addSql(
      'create table "api_tokens" ("id" uuid not null, "created_at" timestamptz not null, "user_id" uuid not null, "name" text not null, "token_hash" text not null, "scope" text not null, "last_used_at" timestamptz null, primary key ("id"))',
    );
    this.addSql(
      'create index "api_tokens_user_id_created_at_id_index" on "api_tokens" ("user_id", "created_at", "id")',
    );
    this.addSql(
      'alter table "api_tokens" add constraint "api_tokens_token_hash_unique" unique ("token_hash")',
    );
    this.addSql(
      'alter table "account_tokens" add constraint "account_tokens_purpose_check" check ("purpose" in (\'VERIFY_EMAIL\', \'RESET_PASSWORD\'))',
    );
    this.addSql(
      'alter table "account_tokens" add constraint "account_tokens_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "api_tokens" add constraint "api_tokens_scope_check" check ("scope" in (\'READ\', \'WRITE\'))',
    );
    this.addSql(
      'alter table "api_tokens" add constraint "api_tokens_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
  }

  override down(): void {
    this.addSql('drop table "api_tokens"');
    this.addSql('drop table "account_tokens"');
    this.addSql('alter table "users" drop column "email_verified_at"');
  }
}
