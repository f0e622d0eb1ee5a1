import { Migration } from '@mikro-orm/migrations';

const TABLES = ['payments', 'refunds'];

/** Adds what payers were charged and got back in their own currency. */
export class Migration0096 extends Migration {
  override up(): void {
    for (const table of TABLES) {
      this.addSql(
        `alter table "${table}" add column "presentment_amount" double precision null, add column "presentment_currency" text null, add constraint "${table}_presentment_check" check ((presentment_amount is null) = (presentment_currency is null))`,
      );
    }
  }

  override down(): void {
    for (const table of TABLES) {
      this.addSql(
        `alter table "${table}" drop column "presentment_amount", drop column "presentment_currency"`,
      );
    }
  }
}
