import { Migration } from '@mikro-orm/migrations';

/** Mail addresses that people want in the place of theirs, until both have confirmed it. */
export class Migration0025 extends Migration {
  override up(): void {
    this.addSql(
      'create table "email_changes" ("id" uuid not null, "created_at" timestamptz not null, "email" text not null, "current_token_hash" text null, "new_token_hash" text null, "current_confirmed_at" timestamptz null, "new_confirmed_at" timestamptz null, "expires_at" timestamptz not null, "user_id" uuid not null, primary key ("id"))',
    );
    this.addSql(
      'alter table "email_changes" add constraint "email_changes_current_token_hash_unique" unique ("current_token_hash")',
    );
    this.addSql(
      'alter table "email_changes" add constraint "email_changes_new_token_hash_unique" unique ("new_token_hash")',
    );
    this.addSql('create index "email_changes_expires_at_index" on "email_changes" ("expires_at")');
    this.addSql(
      'alter table "email_changes" add constraint "email_changes_user_id_unique" unique ("user_id")',
    );
    this.addSql(
      'alter table "email_changes" add constraint "email_changes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
  }

  override down(): void {
    this.addSql('drop table if exists "email_changes" cascade');
  }
}
