import { Migration } from '@mikro-orm/migrations';

/** Adds the declarations by which people cancel or withdraw from contracts, and ends by one month's notice. */
export class Migration0083 extends Migration {
  override up(): void {
    this.addSql(
      `create table "declarations" ("id" uuid not null, "created_at" timestamptz not null, "kind" text not null, "name" text not null, "email" text not null, "contract" text not null, "is_extraordinary" boolean not null default false, "reason" text null, "ends_on" date null, "state" text not null default 'RECEIVED', "refusal" text null, "note" text null, "proven_at" timestamptz null, "closed_at" timestamptz null, "user_id" uuid null, "token_hash" text null, "token_expires_at" timestamptz null, "language" text null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "declarations" add constraint "declarations_kind_check" check ("kind" in ('CANCELLATION', 'WITHDRAWAL'))`,
    );
    this.addSql(
      `alter table "declarations" add constraint "declarations_state_check" check ("state" in ('RECEIVED', 'PROVEN', 'EXECUTED', 'REFUSED'))`,
    );
    this.addSql(
      `alter table "declarations" add constraint "declarations_refusal_check" check ("refusal" in ('NOTHING_RUNS', 'TOO_LATE', 'SCHOOL'))`,
    );
    this.addSql(
      `alter table "declarations" add constraint "declarations_token_hash_unique" unique ("token_hash")`,
    );
    this.addSql(`create index "declarations_created_at_id_index" on "declarations" ("created_at", "id")`);
    this.addSql(`create index "declarations_user_id_index" on "declarations" ("user_id")`);
    this.addSql(
      `alter table "declarations" add constraint "declarations_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null`,
    );
    this.addSql(
      `create table "monthly_ends" ("id" uuid not null, "created_at" timestamptz not null, "subscription_id" uuid not null, "payment_id" uuid not null, "ends_at" timestamptz not null, "rest" int not null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "monthly_ends" add constraint "monthly_ends_subscription_id_unique" unique ("subscription_id")`,
    );
    this.addSql(`create index "monthly_ends_payment_id_index" on "monthly_ends" ("payment_id")`);
    this.addSql(`create index "monthly_ends_ends_at_index" on "monthly_ends" ("ends_at")`);
    this.addSql(
      `alter table "monthly_ends" add constraint "monthly_ends_subscription_id_foreign" foreign key ("subscription_id") references "subscriptions" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "monthly_ends" add constraint "monthly_ends_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on delete cascade`,
    );
  }

  override down(): void {
    this.addSql(`drop table if exists "monthly_ends"`);
    this.addSql(`drop table if exists "declarations"`);
  }
}
