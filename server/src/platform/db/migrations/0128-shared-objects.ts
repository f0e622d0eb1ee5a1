import { Migration } from '@mikro-orm/migrations';

const released = (
  change: string,
) => `create or replace function lectern_release_file_objects() returns trigger language plpgsql as $$
begin
  ${change}
  return null;
end $$`;

/** Stored objects that several rows refer to. */
export class Migration0128 extends Migration {
  override up(): void {
    this.addSql('alter table "stored_objects" add column "shares" int not null default 0');
    this.addSql(
      released(`update stored_objects as object set is_attached = object.shares >= gone.count, shares = greatest(object.shares - gone.count, 0)
    from (select key, count(*)::int as count from removed group by key) as gone
    where object.key = gone.key and object.is_attached;`),
    );
  }

  override down(): void {
    this.addSql(
      released(
        'update stored_objects set is_attached = false where is_attached and key in (select key from removed);',
      ),
    );
    this.addSql('alter table "stored_objects" drop column "shares"');
  }
}
