import { Migration } from '@mikro-orm/migrations';
import { createRollups, dropRollups } from './0004-ledger-rollups.ts';

export class Migration0004 extends Migration {
  override up(): void {
    this.addSql('create index "users_created_at_id_index" on "users" ("created_at", "id")');
    this.addSql('create index "users_full_name_parts_index" on "users" using gin (full_name gin_trgm_ops)');
    this.addSql('create index "users_email_parts_index" on "users" using gin (email gin_trgm_ops)');
    this.addSql(
      'create table "contact_messages" ("id" uuid not null, "created_at" timestamptz not null, "name" text not null, "email" text not null, "message" text not null, "handled_at" timestamptz null, primary key ("id"))',
    );
    this.addSql(
      'create index "contact_messages_created_at_id_index" on "contact_messages" ("created_at", "id")',
    );
    this.addSql(
      'create table "audit_entries" ("id" uuid not null, "created_at" timestamptz not null, "actor_id" uuid null, "action" text not null, "subject_id" uuid not null, "subject" text not null, "details" text not null, primary key ("id"))',
    );
    this.addSql('create index "audit_entries_actor_id_index" on "audit_entries" ("actor_id")');
    this.addSql('create index "audit_entries_created_at_id_index" on "audit_entries" ("created_at", "id")');
    this.addSql(
      'create index "audit_entries_subject_id_created_at_id_index" on "audit_entries" ("subject_id", "created_at", "id")',
    );
    this.addSql(
      'alter table "audit_entries" add constraint "audit_entries_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'create table "payments" ("id" uuid not null, "created_at" timestamptz not null, "user_id" uuid null, "stripe_invoice_id" text not null, "amount" int not null, "currency" text not null, "paid_at" timestamptz not null, "refunded_amount" int not null default 0, "invoice_url" text null, primary key ("id"))',
    );
    this.addSql(
      'alter table "payments" add constraint "payments_stripe_invoice_id_unique" unique ("stripe_invoice_id")',
    );
    this.addSql('create index "payments_paid_at_id_index" on "payments" ("paid_at", "id")');
    this.addSql(
      'create index "payments_user_id_paid_at_id_index" on "payments" ("user_id", "paid_at", "id")',
    );
    this.addSql(
      'alter table "payments" add constraint "payments_refunded_amount_check" check (refunded_amount >= 0 AND refunded_amount <= amount)',
    );
    this.addSql(
      'create table "access_grants" ("id" uuid not null, "created_at" timestamptz not null, "user_id" uuid not null, "expires_at" timestamptz not null, "ended_at" timestamptz null, primary key ("id"))',
    );
    this.addSql('create index "access_grants_user_id_index" on "access_grants" ("user_id")');
    this.addSql(
      'create table "sales_rollups" ("month" date not null, "currency" text not null, "shard" smallint not null, "count" int not null, "amount" bigint not null, "refunded" bigint not null, primary key ("month", "currency", "shard"))',
    );
    this.addSql(
      'create table "paid_users" ("user_id" uuid not null, "paid_until" timestamptz null, primary key ("user_id"))',
    );
    this.addSql('create index "paid_users_paid_until_index" on "paid_users" ("paid_until")');
    this.addSql(
      'create table "subscription_end_rollups" ("day" date not null, "shard" smallint not null, "users" int not null, primary key ("day", "shard"))',
    );
    this.addSql('create table "user_rollups" ("shard" smallint primary key, "users" int not null)');
    this.addSql(
      'alter table "payments" add constraint "payments_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "access_grants" add constraint "access_grants_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "paid_users" add constraint "paid_users_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade',
    );
    for (const statement of createRollups) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop index "users_email_parts_index"');
    this.addSql('drop index "users_full_name_parts_index"');
    this.addSql('drop index "users_created_at_id_index"');
    this.addSql('drop table if exists "contact_messages" cascade');
    this.addSql('drop table if exists "audit_entries" cascade');
    for (const statement of dropRollups) this.addSql(statement);
    this.addSql('drop table if exists "user_rollups" cascade');
    this.addSql('drop table if exists "subscription_end_rollups" cascade');
    this.addSql('drop table if exists "paid_users" cascade');
    this.addSql('drop table if exists "sales_rollups" cascade');
    this.addSql('drop table if exists "access_grants" cascade');
    this.addSql('drop table if exists "payments" cascade');
  }
}
