import { Migration } from '@mikro-orm/migrations';

/** What admins set of the school: one row, and every process is told of each change when it commits. */
export class Migration0023 extends Migration {
  override up(): void {
    this.addSql(
      `create table "school_settings" ("id" uuid not null, "created_at" timestamptz not null, "version" int not null default 1, "values" jsonb not null, primary key ("id"))`,
    );
    this.addSql('create unique index "school_settings_one_row" on "school_settings" ((id is not null))');
    this.addSql(
      `insert into "school_settings" (id, created_at, "values") values (gen_random_uuid(), now(), '{}')`,
    );
    this.addSql(`create function lectern_school_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('school_changed', '');
  return null;
end $$`);
    this.addSql(`create trigger school_settings_changed after update on school_settings
      for each statement execute function lectern_school_changed()`);
  }

  override down(): void {
    this.addSql('drop table "school_settings"');
    this.addSql('drop function lectern_school_changed()');
  }
}
