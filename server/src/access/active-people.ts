import type { Clock } from '#server/platform/common/clock.ts';
import { statement, type Statements } from '#server/platform/db/statements.ts';
import type { Sales } from '#server/payment/ledger/sales.ts';

/** Counts users with an active grant and without an active subscription. */
const BY_GRANT_ALONE = statement<{ count: number }>(
  `select count(distinct user_id)::int as count from access_grants
   where ended_at is null and expires_at > $1
     and not exists (select from subscriptions where user_id = access_grants.user_id and access_until > $1)`,
);

/** Number of users who currently have access: subscribers from a sum that a trigger maintains, plus users who only have a grant. */
export class ActivePeople {
  constructor(
    private readonly statements: Statements,
    private readonly sales: Sales,
    private readonly clock: Clock,
  ) {}

  async count(): Promise<number> {
    const [paid, byGrant] = await Promise.all([
      this.sales.subscribedUsers(),
      this.statements.first(BY_GRANT_ALONE, [this.clock()]),
    ]);
    return paid + (byGrant?.count ?? 0);
  }
}
