import { Migration } from '@mikro-orm/migrations';

const KINDS = ['AT_ONCE', 'AT_PERIOD_END', 'RESUME', 'REFUND', 'VOID', 'FORGET'];

/**
 * Adds price changes of running subscriptions, and an index for the events of customers whose rows are set aside.
 */
export class Migration0087 extends Migration {
  override up(): void {
    this.addSql(
      `create table "price_changes" ("id" uuid not null, "created_at" timestamptz not null, "amount" int not null, "currency" text not null, "price_tax" text not null constraint "price_changes_price_tax_check" check ("price_tax" in ('NONE', 'INCLUDED', 'ADDED')), "called_off_at" timestamptz null, "finished_at" timestamptz null, primary key ("id"))`,
    );
    this.addSql(
      'create unique index price_changes_active_unique on price_changes ((true)) where called_off_at is null and finished_at is null',
    );
    this.addSql(
      `create table "price_notices" ("id" uuid not null, "created_at" timestamptz not null, "price_change_id" uuid not null, "subscription_id" uuid not null, "old_amount" int not null, "starts_at" timestamptz not null, "state" text not null constraint "price_notices_state_check" check ("state" in ('TOLD', 'APPLIED', 'ENDED', 'CALLED_OFF')), primary key ("id"))`,
    );
    this.addSql('create index "price_notices_subscription_id_index" on "price_notices" ("subscription_id")');
    this.addSql(
      `create index price_notices_told_index on price_notices (price_change_id, id) where state = 'TOLD'`,
    );
    this.addSql(
      'alter table "price_notices" add constraint "price_notices_price_change_id_subscription_id_unique" unique ("price_change_id", "subscription_id")',
    );
    this.addSql(
      'alter table "price_notices" add constraint "price_notices_price_change_id_foreign" foreign key ("price_change_id") references "price_changes" ("id")',
    );
    this.addSql(
      'alter table "price_notices" add constraint "price_notices_subscription_id_foreign" foreign key ("subscription_id") references "subscriptions" ("id") on delete cascade',
    );
    this.addSql('alter table "subscriptions" add column "stripe_price_id" text null');
    this.addSql('alter table "intents" add column "price_notice_id" uuid null');
    this.addSql(
      'alter table "intents" add constraint "intents_price_notice_id_foreign" foreign key ("price_notice_id") references "price_notices" ("id") on delete cascade',
    );
    this.addSql('create index "intents_price_notice_id_index" on "intents" ("price_notice_id")');
    this.addSql(
      'create unique index intents_open_price_notice_id_unique on intents (price_notice_id) where closed_at is null',
    );
    this.replaceKinds([...KINDS, 'PRICE']);
    this.addSql(
      `create index set_aside_rows_events_index on set_aside_rows (stripe_account_id, (row ->> 'stripe_customer_id')) where table_name = 'stripe_events'`,
    );
  }

  override down(): void {
    this.addSql('drop index set_aside_rows_events_index');
    this.addSql(`delete from intents where kind = 'PRICE'`);
    this.replaceKinds(KINDS);
    this.addSql('alter table "intents" drop column "price_notice_id"');
    this.addSql('alter table "subscriptions" drop column "stripe_price_id"');
    this.addSql('drop table "price_notices"');
    this.addSql('drop table "price_changes"');
  }

  private replaceKinds(kinds: readonly string[]): void {
    const list = kinds.map((kind) => `'${kind}'`).join(', ');
    this.addSql('alter table "intents" drop constraint "intents_kind_check"');
    this.addSql(`alter table "intents" add constraint "intents_kind_check" check ("kind" in (${list}))`);
  }
}
