import { Migration } from '@mikro-orm/migrations';

/**
 * The tables whose changes integrators read, each with the columns that are no change for them: what the API does not
 * show, what is written at every step of a job or every visit, and generated columns, which a trigger sees as null.
 */
const TABLES: Record<string, string[]> = {
  users: ['password_hash', 'last_seen_at', 'signup_language'],
  courses: ['search_text', 'search_vector', 'share_key', 'changed_at'],
  lectures: [
    'search_vector',
    'progress_percent',
    'processing_step',
    'derived_keys',
    'prepared_by',
    'uploader_id',
  ],
  payments: ['refund_refusals'],
  subscriptions: ['renewal_announced_for'],
  access_grants: [],
};

/**
 * Adds the time of the last change to rows that integrators copy. Existing rows get the time of the migration. The
 * default is constant within a statement, so PostgreSQL rewrites no table.
 */
export class Migration0071 extends Migration {
  override up(): void {
    // The clock instead of the transaction's time: a writer that waited for the row's lock must not write an earlier time.
    this.addSql(`create function lectern_updated() returns trigger language plpgsql as $$
      declare ignored text[] := coalesce(tg_argv, '{}') || array['updated_at'];
      begin
        if tg_op = 'INSERT' or (to_jsonb(new) - ignored) is distinct from (to_jsonb(old) - ignored) then
          new.updated_at = date_trunc('milliseconds', clock_timestamp());
        else
          new.updated_at = old.updated_at;
        end if;
        return new;
      end $$`);
    for (const [table, ignored] of Object.entries(TABLES)) {
      const columns = ignored.map((column) => `'${column}'`).join(', ');
      this.addSql(
        `alter table "${table}" add column "updated_at" timestamptz not null default date_trunc('milliseconds', now())`,
      );
      this.addSql(`alter table "${table}" alter column "updated_at" set default now()`);
      this.addSql(`create index "${table}_updated_at_id_index" on "${table}" ("updated_at", "id")`);
      this.addSql(
        `create trigger ${table}_updated before insert or update on "${table}" for each row execute function lectern_updated(${columns})`,
      );
    }
  }

  override down(): void {
    for (const table of Object.keys(TABLES)) {
      this.addSql(`drop trigger ${table}_updated on "${table}"`);
      this.addSql(`alter table "${table}" drop column "updated_at"`);
    }
    this.addSql('drop function lectern_updated()');
  }
}
