import { Migration } from '@mikro-orm/migrations';

/** The columns that changes of subscriptions have in both tables. */
const CHANGE = 'id, created_at, kind, subscription_id, with_refund, cause, closed_at, attempts, failure';
/** The columns of refunds in `intents`, as the previous version has them. */
const REFUND = 'id, created_at, kind, payment_id, total, attempts, failure';
const REFUND_VALUES = `id, created_at, 'REFUND', payment_id, total, attempts, failure`;
const ofNew = (columns: string) => columns.replaceAll(/(?<!')\b([a-z_]+)\b(?!')/g, 'new.$1');

/** Statements that copy what the previous version writes into its two tables, and tell it what is done. */
export function copying(): string[] {
  return [
    ...copyFromPrevious('cancellation_requests', CHANGE, ofNew(CHANGE), [
      'with_refund = new.with_refund, attempts = new.attempts, failure = new.failure, closed_at = new.closed_at',
      'delete from intents where id = old.id;',
    ]),
    // The previous version deletes a refund when it is done.
    ...copyFromPrevious('refund_requests', REFUND, ofNew(REFUND_VALUES), [
      'total = new.total, attempts = new.attempts, failure = new.failure',
      'update intents set closed_at = now() where id = old.id and closed_at is null;',
    ]),
    `create function lectern_tell_previous_version() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          delete from cancellation_requests where id = old.id;
        elsif new.closed_at is not null then
          update cancellation_requests set closed_at = new.closed_at where id = new.id and closed_at is null;
          delete from refund_requests where id = new.id;
        end if;
        return null;
      end $$`,
    `create trigger intents_tell_previous_version after update or delete on intents
      for each row execute function lectern_tell_previous_version()`,
  ];
}

/** `onUpdate` sets columns of the copy of an open intent, `onDelete` is a statement. */
function copyFromPrevious(
  table: string,
  columns: string,
  values: string,
  [onUpdate, onDelete]: [onUpdate: string, onDelete: string],
): string[] {
  return [
    `create function lectern_copy_${table}() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          -- If this version has an open intent for the same thing, that one is carried out.
          insert into intents (${columns}) values (${values}) on conflict do nothing;
        elsif tg_op = 'UPDATE' then
          update intents set ${onUpdate} where id = new.id and closed_at is null;
        else
          ${onDelete}
        end if;
        return null;
      end $$`,
    `create trigger ${table}_copy after insert or update or delete on ${table}
      for each row execute function lectern_copy_${table}()`,
  ];
}

/** Statements that undo `copying`. */
export const stopCopying = [
  'drop trigger cancellation_requests_copy on cancellation_requests',
  'drop function lectern_copy_cancellation_requests()',
  'drop trigger refund_requests_copy on refund_requests',
  'drop function lectern_copy_refund_requests()',
  'drop trigger intents_tell_previous_version on intents',
  'drop function lectern_tell_previous_version()',
];

/** Statements that fill the two tables of the previous version from `intents`. */
export const copyBack = [
  `insert into cancellation_requests (${CHANGE}) select ${CHANGE} from intents
    where kind in ('AT_ONCE', 'AT_PERIOD_END', 'RESUME') on conflict do nothing`,
  `insert into refund_requests (id, created_at, payment_id, total, attempts, failure)
    select id, created_at, payment_id, total, attempts, failure from intents
      where kind = 'REFUND' and closed_at is null on conflict do nothing`,
];

/**
 * Adds `intents`, which replaces `cancellation_requests`, `refund_requests`, and the jobs of stale invoices and deleted
 * customers. Processes of the previous version keep using their two tables. Triggers copy what they write, and tell
 * them what processes of this version have done. Migration 0090 removes the triggers.
 */
export class Migration0080 extends Migration {
  override up(): void {
    this.addSql(`create table intents (
      id uuid not null primary key,
      created_at timestamptz not null,
      kind text not null constraint intents_kind_check
        check (kind in ('AT_ONCE', 'AT_PERIOD_END', 'RESUME', 'REFUND', 'VOID', 'FORGET')),
      subscription_id uuid null,
      payment_id uuid null,
      stripe_customer_id text null,
      stripe_invoice_id text null,
      with_refund boolean not null default false,
      cause text null constraint intents_cause_check
        check (cause in ('PERSON', 'ADMIN', 'DUPLICATE', 'DISPUTE', 'REFUND', 'UNPAID')),
      total int null,
      leftovers jsonb null,
      unpaid int null,
      closed_at timestamptz null,
      attempts int not null default 0,
      failure text null,
      constraint intents_subscription_id_foreign foreign key (subscription_id) references subscriptions (id)
        on delete cascade,
      constraint intents_payment_id_foreign foreign key (payment_id) references payments (id) on delete cascade
    )`);
    this.addSql('create index intents_subscription_id_index on intents (subscription_id)');
    this.addSql('create index intents_payment_id_index on intents (payment_id)');
    for (const column of ['subscription_id', 'payment_id', 'stripe_invoice_id']) {
      this.addSql(
        `create unique index intents_open_${column}_unique on intents (${column}) where closed_at is null`,
      );
    }
    this.addSql('create index intents_open_index on intents (created_at) where closed_at is null');
    this.addSql('create index intents_unpaid_index on intents (closed_at) where unpaid > 0');
    this.addSql('alter table customers add column has_other_subscription boolean not null default false');
    this.addSql('alter table payments add column outside_amount int not null default 0');
    this.addSql(
      `create index refunds_unfinished_index on refunds (requested_at) where state in ('PENDING', 'FAILED', 'CANCELED')`,
    );
    this.addSql('drop index refunds_unsettled_index');
    this.addSql(`insert into intents (${CHANGE}) select ${CHANGE} from cancellation_requests`);
    this.addSql(`insert into intents (${REFUND}) select ${REFUND_VALUES} from refund_requests`);
    for (const sql of copying()) this.addSql(sql);
  }

  override down(): void {
    for (const sql of stopCopying) this.addSql(sql);
    for (const sql of copyBack) this.addSql(sql);
    this.addSql('drop table intents');
    this.addSql('alter table customers drop column has_other_subscription');
    this.addSql('alter table payments drop column outside_amount');
    this.addSql(
      `create index refunds_unsettled_index on refunds (requested_at) where state in ('PENDING', 'FAILED')`,
    );
    this.addSql('drop index refunds_unfinished_index');
  }
}
