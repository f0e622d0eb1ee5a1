import { Migration } from '@mikro-orm/migrations';

/** Whether the prices of the school include tax. */
export class Migration0082 extends Migration {
  override up(): void {
    this.addSql('alter table "plan_prices" add "tax_behavior" text null');
  }

  override down(): void {
    this.addSql('alter table "plan_prices" drop column "tax_behavior"');
  }
}
