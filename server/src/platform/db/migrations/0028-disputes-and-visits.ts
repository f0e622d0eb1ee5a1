import { Migration } from '@mikro-orm/migrations';

/** Stripe's ids of disputes, for the links to them, and when people were here last. */
export class Migration0028 extends Migration {
  override up(): void {
    this.addSql('alter table "payments" add "stripe_dispute_id" text null');
    this.addSql('alter table "users" add "last_seen_at" timestamptz null');
  }

  override down(): void {
    this.addSql('alter table "users" drop column "last_seen_at"');
    this.addSql('alter table "payments" drop column "stripe_dispute_id"');
  }
}
