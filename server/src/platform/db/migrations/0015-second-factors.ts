import { Migration } from '@mikro-orm/migrations';

export class Migration0015 extends Migration {
  override up(): void {
    this.addSql(
      'create table "totp_authenticators" ("id" uuid not null, "created_at" timestamptz not null, "user_id" uuid not null, "encrypted_secret" text not null, "confirmed_at" timestamptz null, "last_step" int null, primary key ("id"))',
    );
    this.addSql(
      'alter table "totp_authenticators" add constraint "totp_authenticators_user_id_unique" unique ("user_id")',
    );
    this.addSql(
      'create table "recovery_codes" ("id" uuid not null, "created_at" timestamptz not null, "user_id" uuid not null, "code_hash" text not null, primary key ("id"))',
    );
    this.addSql(
      'alter table "recovery_codes" add constraint "recovery_codes_user_id_code_hash_unique" unique ("user_id", "code_hash")',
    );
    this.addSql(
      'create table "pending_logins" ("id" uuid not null, "created_at" timestamptz not null, "token_hash" text not null, "user_id" uuid not null, "expires_at" timestamptz not null, "attempts" int not null, primary key ("id"))',
    );
    this.addSql(
      'alter table "pending_logins" add constraint "pending_logins_token_hash_unique" unique ("token_hash")',
    );
    this.addSql('create index "pending_logins_user_id_index" on "pending_logins" ("user_id")');
    this.addSql(
      'alter table "totp_authenticators" add constraint "totp_authenticators_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "recovery_codes" add constraint "recovery_codes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "pending_logins" add constraint "pending_logins_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
  }

  override down(): void {
    this.addSql('drop table if exists "totp_authenticators" cascade');
    this.addSql('drop table if exists "recovery_codes" cascade');
    this.addSql('drop table if exists "pending_logins" cascade');
  }
}
