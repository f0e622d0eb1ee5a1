import { Migration } from '@mikro-orm/migrations';

/** What admins want to give back of payments, until Stripe has done it. */
export class Migration0043 extends Migration {
  override up(): void {
    this.addSql(
      `create table "refund_requests" ("id" uuid not null, "created_at" timestamptz not null, "payment_id" uuid not null, "total" int not null, "attempts" int not null default 0, "failure" text null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "refund_requests" add constraint "refund_requests_payment_id_unique" unique ("payment_id")`,
    );
    this.addSql(
      `alter table "refund_requests" add constraint "refund_requests_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on delete cascade`,
    );
  }

  override down(): void {
    this.addSql('drop table if exists "refund_requests" cascade');
  }
}
