import { Migration } from '@mikro-orm/migrations';

/** Adds the Stripe accounts of a school, and the rows of those that are not in use. */
export class Migration0086 extends Migration {
  override up(): void {
    this.addSql(
      `create table "stripe_accounts" ("id" uuid not null, "created_at" timestamptz not null, "account" text null, "livemode" boolean null, "is_in_use" boolean not null, "used_since" timestamptz not null, primary key ("id"))`,
    );
    this.addSql(
      `create unique index stripe_accounts_in_use_unique on stripe_accounts (is_in_use) where is_in_use`,
    );
    this.addSql(
      `create table "set_aside_rows" ("id" uuid not null, "created_at" timestamptz not null, "stripe_account_id" uuid not null, "table_name" text not null, "row" jsonb not null, "user_id" uuid null, primary key ("id"))`,
    );
    this.addSql(
      `create index "set_aside_rows_stripe_account_id_table_name_index" on "set_aside_rows" ("stripe_account_id", "table_name")`,
    );
    this.addSql(`create index "set_aside_rows_user_id_index" on "set_aside_rows" ("user_id")`);
    this.addSql(
      `alter table "set_aside_rows" add constraint "set_aside_rows_stripe_account_id_foreign" foreign key ("stripe_account_id") references "stripe_accounts" ("id")`,
    );
  }

  override down(): void {
    this.addSql(`drop table "set_aside_rows"`);
    this.addSql(`drop table "stripe_accounts"`);
  }
}
