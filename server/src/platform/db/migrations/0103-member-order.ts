import { Migration } from '@mikro-orm/migrations';

export class Migration0103 extends Migration {
  override up(): void {
    this.addSql(
      "create index \"users_full_name_order_index\" on \"users\" ((lower(regexp_replace(regexp_replace(normalize(full_name, NFKD), '[\\u0300-\\u036f]+', '', 'g'), '[!-/:-@[-`{-~]+', ' ', 'g')) collate \"C\"), id)",
    );
  }

  override down(): void {
    this.addSql('drop index "users_full_name_order_index"');
  }
}
