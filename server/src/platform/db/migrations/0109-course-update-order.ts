import { Migration } from '@mikro-orm/migrations';

export class Migration0109 extends Migration {
  override up(): void {
    this.addSql(
      'create index "courses_updated_in_category_index" on "courses" (category, updated_at, id) where deleted_at is null',
    );
  }

  override down(): void {
    this.addSql('drop index "courses_updated_in_category_index"');
  }
}
