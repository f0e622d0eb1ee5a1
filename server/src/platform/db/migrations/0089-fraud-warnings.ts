import { Migration } from '@mikro-orm/migrations';

/** Adds the warnings of banks that a payment is fraud. */
export class Migration0089 extends Migration {
  override up(): void {
    this.addSql(`alter table "payments" add column "fraud_warned_at" timestamptz null`);
    this.addSql(
      `create index payments_fraud_warned_index on payments (fraud_warned_at) where fraud_warned_at is not null`,
    );
  }

  override down(): void {
    this.addSql(`drop index "payments_fraud_warned_index"`);
    this.addSql(`alter table "payments" drop column "fraud_warned_at"`);
  }
}
