import { Migration } from '@mikro-orm/migrations';
import { replaceRollups as restoreRollups } from './0004-ledger-rollups.ts';
import { replaceRollups } from './0005-payments-rollups.ts';

export class Migration0005 extends Migration {
  override up(): void {
    this.addSql(
      'create table "payment_notices" ("kind" text not null, "subject" text not null, "created_at" timestamptz not null, primary key ("kind", "subject"))',
    );
    this.addSql(
      'create table "plan_prices" ("stripe_price_id" text not null, "amount" int not null, "currency" text not null, "created_at" timestamptz not null, primary key ("stripe_price_id"))',
    );
    this.addSql(
      'create table "reconciliations" ("id" uuid not null, "created_at" timestamptz not null, "finished_at" timestamptz null, "missed_events" int not null default 0, "payers_checked" int not null default 0, "differences" jsonb not null, "failure" text null, primary key ("id"))',
    );
    this.addSql('create index "reconciliations_created_at_index" on "reconciliations" ("created_at")');
    this.addSql(
      'create table "cancellation_requests" ("id" uuid not null, "created_at" timestamptz not null, "subscription_id" uuid not null, "kind" text not null, "with_refund" boolean not null, "cause" text not null, "closed_at" timestamptz null, "attempts" int not null default 0, "failure" text null, primary key ("id"))',
    );
    this.addSql(
      'create index "cancellation_requests_subscription_id_index" on "cancellation_requests" ("subscription_id")',
    );
    this.addSql(
      'create unique index cancellation_requests_open_unique on cancellation_requests (subscription_id) where closed_at is null',
    );
    this.addSql(
      'create table "refunds" ("id" uuid not null, "created_at" timestamptz not null, "payment_id" uuid not null, "stripe_refund_id" text not null, "amount" int not null, "state" text not null, "failure_reason" text null, "requested_at" timestamptz not null, primary key ("id"))',
    );
    this.addSql(
      'alter table "refunds" add constraint "refunds_stripe_refund_id_unique" unique ("stripe_refund_id")',
    );
    this.addSql(
      'create index "refunds_payment_id_created_at_index" on "refunds" ("payment_id", "created_at")',
    );
    this.addSql(
      "create index refunds_unsettled_index on refunds (requested_at) where state in ('PENDING', 'FAILED')",
    );
    this.addSql(
      'create table "checkouts" ("id" uuid not null, "created_at" timestamptz not null, "user_id" uuid not null, "stripe_session_id" text null, "url" text null, "state" text not null default \'OPEN\', "closed_at" timestamptz null, primary key ("id"))',
    );
    this.addSql(
      'alter table "checkouts" add constraint "checkouts_stripe_session_id_unique" unique ("stripe_session_id")',
    );
    this.addSql(
      'create index "checkouts_user_id_created_at_id_index" on "checkouts" ("user_id", "created_at", "id")',
    );
    this.addSql(
      "create unique index checkouts_live_unique on checkouts (user_id) where state in ('OPEN', 'PENDING')",
    );
    this.addSql(
      'alter table "stripe_events" add "stripe_customer_id" text null, add "occurred_at" timestamptz null, add "state" text not null default \'RECEIVED\', add "failure" text null',
    );
    this.addSql(
      `update "stripe_events" set "occurred_at" = to_timestamp(("payload" ->> 'created')::bigint),
        "state" = case when "processed_at" is null then 'RECEIVED' else 'PROCESSED' end,
        "stripe_customer_id" = case when "payload" #>> '{data,object,object}' = 'customer'
          then "payload" #>> '{data,object,id}' else "payload" #>> '{data,object,customer}' end`,
    );
    this.addSql('alter table "stripe_events" alter column "occurred_at" set not null');
    this.addSql(
      'create index "stripe_events_stripe_customer_id_occurred_at_id_index" on "stripe_events" ("stripe_customer_id", "occurred_at", "id")',
    );
    this.addSql(
      "alter table \"stripe_events\" add constraint \"stripe_events_state_check\" check (\"state\" in ('RECEIVED', 'PROCESSED', 'IGNORED', 'REFUSED'))",
    );
    this.addSql(
      'alter table "subscriptions" add "paid_until" timestamptz null, add "access_until" timestamptz null, add "latest_invoice_status" text null, add "renewal_announced_for" timestamptz null',
    );
    replaceRollups.forEach((sql) => this.addSql(sql));
    // What was projected before knows no grace; the next look at Stripe adds it.
    this.addSql(
      `update "subscriptions" set "access_until" = "current_period_end", "paid_until" = "current_period_end"
        where "stripe_status" in ('active', 'trialing')`,
    );
    this.addSql(
      'alter table "payments" add "disputed_amount" int not null default 0, add "dispute_status" text null, add "stripe_subscription_id" text null, add "paid_until" timestamptz null',
    );
    this.addSql(
      'alter table "payments" add constraint "payments_disputed_amount_check" check (disputed_amount >= 0 AND disputed_amount <= amount)',
    );
    this.addSql(
      "create index stripe_events_troubled_index on stripe_events (occurred_at) where state in ('RECEIVED', 'REFUSED')",
    );
    this.addSql(
      'create index payments_disputed_index on payments (paid_at) where dispute_status is not null',
    );
    this.addSql('alter table "customers" add "synchronized_at" timestamptz null');
    this.addSql(
      'alter table "cancellation_requests" add constraint "cancellation_requests_subscription_id_foreign" foreign key ("subscription_id") references "subscriptions" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "cancellation_requests" add constraint "cancellation_requests_kind_check" check ("kind" in (\'AT_ONCE\', \'AT_PERIOD_END\', \'RESUME\'))',
    );
    this.addSql(
      "alter table \"cancellation_requests\" add constraint \"cancellation_requests_cause_check\" check (\"cause\" in ('PERSON', 'ADMIN', 'DUPLICATE', 'DISPUTE', 'REFUND', 'UNPAID'))",
    );
    this.addSql(
      'alter table "refunds" add constraint "refunds_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on delete cascade',
    );
    this.addSql(
      "alter table \"refunds\" add constraint \"refunds_state_check\" check (\"state\" in ('PENDING', 'SUCCEEDED', 'FAILED', 'CANCELED'))",
    );
    this.addSql(
      'alter table "checkouts" add constraint "checkouts_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      "alter table \"checkouts\" add constraint \"checkouts_state_check\" check (\"state\" in ('OPEN', 'PENDING', 'PAID', 'FAILED', 'EXPIRED'))",
    );
  }

  override down(): void {
    restoreRollups.forEach((sql) => this.addSql(sql));
    this.addSql('drop table if exists "payment_notices" cascade');
    this.addSql('drop table if exists "plan_prices" cascade');
    this.addSql('drop table if exists "reconciliations" cascade');
    this.addSql('drop table if exists "cancellation_requests" cascade');
    this.addSql('drop table if exists "refunds" cascade');
    this.addSql('drop table if exists "checkouts" cascade');
    this.addSql('alter table "customers" drop column "synchronized_at"');
    this.addSql('drop index "stripe_events_troubled_index"');
    this.addSql('drop index "payments_disputed_index"');
    this.addSql('alter table "payments" drop constraint "payments_disputed_amount_check"');
    this.addSql(
      'alter table "payments" drop column "disputed_amount", drop column "dispute_status", drop column "stripe_subscription_id", drop column "paid_until"',
    );
    this.addSql('drop index "stripe_events_stripe_customer_id_occurred_at_id_index"');
    this.addSql('alter table "stripe_events" drop constraint "stripe_events_state_check"');
    this.addSql(
      'alter table "stripe_events" drop column "stripe_customer_id", drop column "occurred_at", drop column "state", drop column "failure"',
    );
    this.addSql(
      'alter table "subscriptions" drop column "paid_until", drop column "access_until", drop column "latest_invoice_status", drop column "renewal_announced_for"',
    );
  }
}
