import { Migration } from '@mikro-orm/migrations';

/** Subscriptions keep the terms that were agreed to with them; those that are there go on by the settings of the school. */
export class Migration0054 extends Migration {
  override up(): void {
    this.addSql('alter table "subscriptions" add "refund_days" int null, add "grace_days" int null');
  }

  override down(): void {
    this.addSql('alter table "subscriptions" drop column "refund_days", drop column "grace_days"');
  }
}
