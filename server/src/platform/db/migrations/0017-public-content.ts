import { Migration } from '@mikro-orm/migrations';

/** What visitors see is in these tables. */
const TABLES = ['courses', 'lectures'];

/** Tells every process of each transaction that changes what visitors see, when it commits. */
export class Migration0017 extends Migration {
  override up(): void {
    this.addSql(`create function lectern_public_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_content_changed', '');
  return null;
end $$`);
    for (const table of TABLES) {
      this.addSql(`create trigger ${table}_public_content after insert or update or delete or truncate on ${table}
        for each statement execute function lectern_public_content_changed()`);
    }
  }

  override down(): void {
    for (const table of TABLES) this.addSql(`drop trigger ${table}_public_content on ${table}`);
    this.addSql('drop function lectern_public_content_changed()');
  }
}
