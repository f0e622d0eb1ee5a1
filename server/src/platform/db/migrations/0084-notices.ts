import { Migration } from '@mikro-orm/migrations';

/** The columns of subscriptions whose changes are no changes for integrators. */
const IGNORED = ['renewal_announced_for', 'renewal_noticed_for'];

/** Adds the first notice before a renewal. */
export class Migration0084 extends Migration {
  override up(): void {
    this.addSql('alter table "subscriptions" add "renewal_noticed_for" timestamptz null');
    this.addSql(updateTrigger(IGNORED));
  }

  override down(): void {
    this.addSql(updateTrigger(['renewal_announced_for']));
    this.addSql('alter table "subscriptions" drop column "renewal_noticed_for"');
  }
}

const updateTrigger = (ignored: readonly string[]): string =>
  `create or replace trigger subscriptions_updated before insert or update on "subscriptions"
     for each row execute function lectern_updated(${ignored.map((column) => `'${column}'`).join(', ')})`;
