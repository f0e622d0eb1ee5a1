import { Migration } from '@mikro-orm/migrations';
import { copyBack, copying, stopCopying } from './0080-intents.ts';

/** The jobs from before 0080, which no process carries out any more. */
const FORMER_JOBS = `'carry-out-request', 'refund-payment', 'retry-refund', 'settle-ended-invoice', 'forget-payer'`;

/** Selects the queued jobs with a name. The last failure of a job does not matter: an intent starts over. */
const queued = (name: string) => `graphile_worker._private_jobs as job
  join graphile_worker._private_tasks as task on task.id = job.task_id and task.identifier = '${name}'`;

/**
 * Drops the triggers of 0080, and empties the tables that they copied from. The version before this one no longer
 * writes them, but names the tables when an admin starts with another Stripe account, and the column
 * `payments.refund_refusals` in every payment that it inserts. So they go away in the next version.
 *
 * Jobs that a version before 0080 has queued, for example in a backup, become intents, which the hourly job carries out.
 * Requests and failed refunds need nothing: 0080 has copied the former, and an hourly job retries the latter.
 */
export class Migration0090 extends Migration {
  override up(): void {
    for (const sql of stopCopying) this.addSql(sql);
    this.addSql('delete from cancellation_requests');
    this.addSql('delete from refund_requests');
    // Their copies in `intents` are set aside as well.
    this.addSql(
      `delete from set_aside_rows where table_name in ('cancellation_requests', 'refund_requests')`,
    );
    // A new database has no queue yet.
    this.addSql(`do $$ begin
      if to_regclass('graphile_worker._private_jobs') is null then return; end if;
      insert into intents (id, created_at, kind, stripe_customer_id, stripe_invoice_id)
        select gen_random_uuid(), job.created_at, 'VOID', job.payload ->> 'stripeCustomerId', job.payload ->> 'invoice'
          from ${queued('settle-ended-invoice')}
        on conflict do nothing;
      insert into intents (id, created_at, kind, stripe_customer_id, leftovers)
        select gen_random_uuid(), (job.payload ->> 'leftAt')::timestamptz, 'FORGET', job.payload ->> 'stripeCustomerId',
            jsonb_build_object(
              'userId', coalesce(job.payload ->> 'userId', job.payload ->> 'stripeCustomerId'),
              'known', job.payload -> 'known',
              'work', (select coalesce(jsonb_agg(item || '{"cause": "ADMIN"}'), '[]')
                from jsonb_array_elements(job.payload::jsonb -> 'work') as item))
          from ${queued('forget-payer')};
      delete from graphile_worker._private_jobs where task_id in
        (select id from graphile_worker._private_tasks where identifier in (${FORMER_JOBS}));
    end $$`);
    this.addSql('drop table certificate_files');
  }

  override down(): void {
    this.addSql(`create table certificate_files (
      certificate_id uuid not null primary key
        references certificates (id) on update cascade on delete cascade,
      edition text not null,
      pdf bytea not null
    )`);
    for (const sql of copyBack) this.addSql(sql);
    for (const sql of copying()) this.addSql(sql);
  }
}
