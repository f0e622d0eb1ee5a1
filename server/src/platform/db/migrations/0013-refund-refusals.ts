import { Migration } from '@mikro-orm/migrations';

export class Migration0013 extends Migration {
  override up(): void {
    this.addSql('alter table "payments" add "refund_refusals" int not null default 0');
  }

  override down(): void {
    this.addSql('alter table "payments" drop column "refund_refusals"');
  }
}
