import { Migration } from '@mikro-orm/migrations';

/** Admins and people with a grant that runs are few: they are counted without the others. */
export class Migration0020 extends Migration {
  override up(): void {
    this.addSql(`create index "users_admins_index" on "users" (created_at, id) where role = 'ADMIN'`);
    this.addSql(
      'create index "access_grants_running_index" on "access_grants" (expires_at) where ended_at is null',
    );
  }

  override down(): void {
    this.addSql('drop index "users_admins_index"');
    this.addSql('drop index "access_grants_running_index"');
  }
}
