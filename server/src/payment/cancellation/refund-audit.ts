import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditAction } from '#server/audit/audit-action.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import { User } from '#server/user/user.entity.ts';
import type { Payment } from '#server/payment/ledger/payment.entity.ts';

/** An admin's refund action. `amount` is in minor units of the payment's currency. */
interface RefundEntry {
  actor: Actor;
  action: AuditAction;
  payment: Payment;
  amount: number;
}

/**
 * Adds an audit entry for an admin's refund action in the transaction of `em`. It names the payer while their account
 * exists.
 */
export async function recordRefund(
  audit: AuditLog,
  em: EntityManager,
  { actor, action, payment, amount }: RefundEntry,
): Promise<void> {
  const user = payment.user ? await em.findOne(User, payment.user.id) : null;
  await audit.record(em, actor, action, { id: user?.id ?? payment.id, label: user?.fullName ?? '' }, [
    { kind: 'MONEY', amount, currency: payment.currency },
  ]);
}
