import { Migration } from '@mikro-orm/migrations';

/** Columns of subscriptions whose changes are not reported to integrators. */
const IGNORED = ['renewal_announced_for', 'renewal_noticed_for'];

/** Adds the first notice before a renewal, and the agreements of buyers with the versions of the terms. */
export class Migration0084 extends Migration {
  override up(): void {
    this.addSql('alter table "subscriptions" add "renewal_noticed_for" timestamptz null');
    this.addSql(updateTrigger(IGNORED));
    this.addSql(
      'alter table "checkouts" add "agreed_at" timestamptz null, add "agreed_terms" timestamptz null, add "renewal_consent" text null',
    );
    this.addSql(
      'create table "terms_versions" ("changed_at" timestamptz not null, "text" text not null, primary key ("changed_at"))',
    );
    this.addSql(`insert into terms_versions (changed_at, text)
      select ("values"->'legalDates'->>'TERMS')::timestamptz, "values"->>'terms' from school_settings
        where "values"->>'terms' <> '' and "values"->'legalDates'->>'TERMS' is not null`);
    this.addSql(`create table "purchase_agreements" ("id" uuid not null, "created_at" timestamptz not null,
      "user_id" uuid null, "email" text not null, "stripe_subscription_id" text not null,
      "terms_changed_at" timestamptz null, "amount" int not null, "currency" text not null,
      "refund_days" int null, "renewal_consent" text null, "ended_at" timestamptz null, primary key ("id"))`);
    this.addSql(
      'alter table "purchase_agreements" add constraint "purchase_agreements_stripe_subscription_id_unique" unique ("stripe_subscription_id")',
    );
    for (const columns of [['created_at', 'id'], ['user_id', 'created_at', 'id'], ['ended_at']]) {
      const name = `purchase_agreements_${columns.join('_')}_index`;
      this.addSql(`create index "${name}" on "purchase_agreements" ("${columns.join('", "')}")`);
    }
    this.addSql(
      'alter table "purchase_agreements" add constraint "purchase_agreements_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null',
    );
  }

  override down(): void {
    this.addSql('drop table "purchase_agreements"');
    this.addSql('drop table "terms_versions"');
    this.addSql(
      'alter table "checkouts" drop column "agreed_at", drop column "agreed_terms", drop column "renewal_consent"',
    );
    this.addSql(updateTrigger(['renewal_announced_for']));
    this.addSql('alter table "subscriptions" drop column "renewal_noticed_for"');
  }
}

const updateTrigger = (ignored: readonly string[]): string =>
  `create or replace trigger subscriptions_updated before insert or update on "subscriptions"
     for each row execute function lectern_updated(${ignored.map((column) => `'${column}'`).join(', ')})`;
