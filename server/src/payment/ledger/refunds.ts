import type { EntityManager } from '@mikro-orm/postgresql';
import { Refund } from './refund.entity.ts';

/** The states of refunds whose money has returned to the school. */
export const FAILED_STATES = ['FAILED', 'CANCELED'] as const satisfies Refund['state'][];

/** Whether a refund has to be made once more. */
export function hasFailed({ state }: Pick<Refund, 'state'>): boolean {
  return FAILED_STATES.some((failed) => failed === state);
}

/** The refunds of payments, as Stripe has them. */
export class Refunds {
  constructor(private readonly em: EntityManager) {}

  /** Batch for resolvers: the refunds of each payment, newest first. */
  readonly ofPayments = async (paymentIds: readonly string[]): Promise<Refund[][]> => {
    const refunds = await this.em.find(
      Refund,
      { payment: { $in: [...paymentIds] } },
      { orderBy: { requestedAt: 'desc', id: 'desc' }, disableIdentityMap: true },
    );
    const byPayment = Map.groupBy(refunds, ({ payment }) => payment.id);
    return paymentIds.map((id) => byPayment.get(id) ?? []);
  };
}

/** The newest refund of a payment if it failed or was called off, otherwise null. */
export async function findFailedRefund(em: EntityManager, paymentId: string): Promise<Refund | null> {
  const newest = await em.findOne(
    Refund,
    { payment: paymentId },
    { orderBy: { requestedAt: 'desc', createdAt: 'desc' }, disableIdentityMap: true },
  );
  return newest && hasFailed(newest) ? newest : null;
}
