import type { Clock } from '#server/platform/common/clock.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import type { Sales } from '#server/payment/ledger/sales.ts';
import { ACTIVE_BY_GRANT_ALONE } from './open-access.ts';

/** Counts the people who may watch now: those who have paid, by the sum that a trigger keeps, and those with a grant alone. */
export class ActivePeople {
  constructor(
    private readonly statements: Statements,
    private readonly sales: Sales,
    private readonly clock: Clock,
  ) {}

  async count(): Promise<number> {
    const [paid, byGrant] = await Promise.all([
      this.sales.subscribedUsers(),
      this.statements.first(ACTIVE_BY_GRANT_ALONE, { now: this.clock() }),
    ]);
    return paid + (byGrant?.count ?? 0);
  }
}
