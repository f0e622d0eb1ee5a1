import { Migration } from '@mikro-orm/migrations';

/** What is read of the object that an event is about, where it is a text, a number or null. */
const VALUES = [
  'object',
  'id',
  'mode',
  'currency',
  'status',
  'payment_status',
  'billing_reason',
  'amount',
  'amount_due',
  'amount_remaining',
  'attempt_count',
  'cancel_at',
];

/** What Stripe shows as an id or as an object, of which the id is kept. */
const REFERENCES = ['customer', 'charge', 'payment_intent'];

const idOf = (reference: string): string => `coalesce(${reference} -> 'id', ${reference})`;

/** The parts of `subject` that are kept. Newer versions of Stripe's API name the subscription of an invoice deeper down. */
const KEPT = [
  ...VALUES.map((name) => `'${name}', subject -> '${name}'`),
  ...REFERENCES.map((name) => `'${name}', ${idOf(`(subject -> '${name}')`)}`),
  `'subscription', coalesce(${idOf(`(subject #> '{parent,subscription_details,subscription}')`)}, ${idOf(`(subject -> 'subscription')`)})`,
  `'cancellation_details', jsonb_build_object('reason', subject #> '{cancellation_details,reason}')`,
  `'prices', '[]'::jsonb`,
].join(', ');

/** Events name people and where they live: from now on only what is read of them is kept, and what was kept is cut to that. */
export class Migration0014 extends Migration {
  override up(): void {
    this.addSql('alter table "stripe_events" alter column "payload" drop not null, add "oddity" text null');
    // Of somebody who is none of ours, nothing is read any more. A null that was an earlier value is a value, too.
    this.addSql(`update "stripe_events" "event" set "payload" = case
        when "event"."state" = 'RECEIVED' or exists (
          select from "customers" where "customers"."stripe_customer_id" = "event"."stripe_customer_id")
        then (
          select jsonb_strip_nulls(jsonb_build_object('id', "event"."id", 'type', "event"."type", 'created', created,
              'livemode', livemode, 'api_version', version, 'account', account))
            || jsonb_build_object('data', jsonb_build_object('object', jsonb_strip_nulls(jsonb_build_object(${KEPT})))
              || case when cancel_at is null then '{}' else jsonb_build_object('previous_attributes',
                jsonb_build_object('cancel_at', cancel_at)) end)
          from (
            select "event"."payload" #> '{data,object}' as subject, "event"."payload" -> 'created' as created,
              "event"."payload" -> 'livemode' as livemode, "event"."payload" -> 'api_version' as version,
              "event"."payload" -> 'account' as account,
              "event"."payload" #> '{data,previous_attributes,cancel_at}' as cancel_at
            offset 0
          ) "stored")
        end`);
    this.addSql('drop index "stripe_events_troubled_index"');
    this.addSql(
      "create index stripe_events_troubled_index on stripe_events (occurred_at) where state in ('RECEIVED', 'REFUSED') or oddity is not null",
    );
    this.addSql('alter table "plan_prices" add "lookup_key" text null');
    this.addSql(
      'alter table "plan_prices" add constraint "plan_prices_lookup_key_unique" unique ("lookup_key")',
    );
    this.addSql(
      'create table "stripe_refusals" ("kind" text not null, "detail" text null, "since" timestamptz not null, "refused_at" timestamptz not null, "resolved_at" timestamptz null, "told_at" timestamptz null, primary key ("kind"))',
    );
    this.addSql(
      "alter table \"stripe_refusals\" add constraint \"stripe_refusals_kind_check\" check (\"kind\" in ('KEY_REFUSED', 'PRICE_REFUSED', 'TAX_REFUSED', 'CHECKOUT_REFUSED', 'PORTAL_REFUSED', 'REFUND_REFUSED'))",
    );
  }

  override down(): void {
    this.addSql('drop table "stripe_refusals"');
    this.addSql('alter table "plan_prices" drop column "lookup_key"');
    this.addSql('drop index "stripe_events_troubled_index"');
    this.addSql(
      "create index stripe_events_troubled_index on stripe_events (occurred_at) where state in ('RECEIVED', 'REFUSED')",
    );
    this.addSql('update "stripe_events" set "payload" = \'{}\' where "payload" is null');
    this.addSql('alter table "stripe_events" alter column "payload" set not null, drop column "oddity"');
  }
}
