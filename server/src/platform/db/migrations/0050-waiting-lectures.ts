import { Migration } from '@mikro-orm/migrations';

/** What of lectures waits for an admin is found without the rest. */
export class Migration0050 extends Migration {
  override up(): void {
    this.addSql(
      `create index "lectures_failed_index" on "lectures" (created_at, id) where status = 'FAILED' and deleted_at is null`,
    );
    this.addSql(
      'create index "lectures_waiting_drafts_index" on "lectures" (created_at, id) where is_draft and publish_at is null and deleted_at is null',
    );
  }

  override down(): void {
    this.addSql('drop index "lectures_waiting_drafts_index"');
    this.addSql('drop index "lectures_failed_index"');
  }
}
