import type { Clock } from '#server/platform/common/clock.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import type { Sales } from '#server/payment/ledger/sales.ts';
import { ACTIVE_WITHOUT_PAYING } from './open-access.ts';

/** Counts the people who may watch now: those who pay, by the sum that a trigger keeps, and all others. */
export class ActivePeople {
  constructor(
    private readonly statements: Statements,
    private readonly sales: Sales,
    private readonly clock: Clock,
  ) {}

  async count(): Promise<number> {
    const [paid, others] = await Promise.all([
      this.sales.subscribedUsers(),
      this.statements.first(ACTIVE_WITHOUT_PAYING, { now: this.clock() }),
    ]);
    return paid + (others?.count ?? 0);
  }
}
