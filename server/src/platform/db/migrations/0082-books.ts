import { Migration } from '@mikro-orm/migrations';

/** Whether the prices of the school include tax, and the ledger. */
export class Migration0082 extends Migration {
  override up(): void {
    this.addSql('alter table "plan_prices" add "tax_behavior" text null');
    this.addSql(`create table "ledger_lines" (
      "id" uuid not null,
      "created_at" timestamptz not null,
      "key" text not null,
      "kind" text not null,
      "occurred_at" timestamptz not null,
      "stripe_invoice_id" text not null,
      "invoice_number" text null,
      "gross" int not null,
      "tax" int not null,
      "currency" text not null,
      constraint "ledger_lines_pkey" primary key ("id")
    )`);
    this.addSql('alter table "ledger_lines" add constraint "ledger_lines_key_unique" unique ("key")');
    this.addSql('create index "ledger_lines_occurred_at_id_index" on "ledger_lines" ("occurred_at", "id")');
    this.addSql(`alter table "ledger_lines" add constraint "ledger_lines_kind_check" check ("kind" in
      ('PAYMENT', 'REFUND', 'REFUND_FAILED', 'DISPUTE', 'DISPUTE_REVERSED', 'FEE'))`);
  }

  override down(): void {
    this.addSql('drop table "ledger_lines"');
    this.addSql('alter table "plan_prices" drop column "tax_behavior"');
  }
}
