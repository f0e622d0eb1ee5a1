import type { EntityManager } from '@mikro-orm/postgresql';
import { Role } from '#shared/roles.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import { statusOf } from '#server/payment/subscription/subscription-status.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import { User } from '#server/user/user.entity.ts';
import { AccessGrant } from './access-grant.entity.ts';
import type { AccessReason, AccessReport } from './access-report.type.ts';
import { accessTexts } from './access-texts.ts';
import { LAST_PAYMENTS, type LastPayment } from './last-payment.ts';
import { isOpen, isRunning } from './open-access.ts';

interface Known {
  isAdmin: boolean;
  subscriptions: SubscriptionRecord[];
  grants: AccessGrant[];
  last: LastPayment | undefined;
  /** Grace period in days for subscriptions that have no own one. */
  formerGraceDays: number;
}

type Answer = [reason: AccessReason, time: Date | null];

/** Explains whether users may watch, and why or why not. */
export class AccessReports {
  constructor(
    private readonly em: EntityManager,
    private readonly statements: Statements,
    private readonly clock: Clock,
    /** In days, for subscriptions without a grace period of their own. */
    private readonly formerGraceDays: number,
  ) {}

  /** Batch for resolvers. `mayWatch` agrees with `AccessService.areActive`, and is true for admins. */
  readonly ofUsers = async (userIds: readonly string[]): Promise<AccessReport[]> => {
    const user = { $in: [...userIds] };
    const options = { orderBy: { createdAt: 'desc' }, disableIdentityMap: true } as const;
    const [admins, subscriptions, grants, lastPayments] = await Promise.all([
      this.em.find(User, { id: user, role: Role.ADMIN }, { fields: ['id'], disableIdentityMap: true }),
      this.em.find(SubscriptionRecord, { user }, options),
      this.em.find(AccessGrant, { user }, options),
      this.statements.all(LAST_PAYMENTS, { userIds }),
    ]);
    const now = this.clock();
    return userIds.map((id) => {
      const [reason, time] = answer(
        {
          isAdmin: admins.some((admin) => admin.id === id),
          subscriptions: subscriptions.filter((row) => row.user.id === id),
          grants: grants.filter((row) => row.user.id === id),
          last: lastPayments.find(({ userId }) => userId === id),
          formerGraceDays: this.formerGraceDays,
        },
        now,
      );
      const mayWatch = OPEN_REASONS.includes(reason);
      return { mayWatch, reason, time, text: accessTexts.report[reason] };
    });
  };
}

const OPEN_REASONS: readonly AccessReason[] = ['ADMIN', 'PAID', 'PAID_LAST_YEAR', 'GRANTED', 'GRACE'];

function answer(known: Known, now: Date): Answer {
  if (known.isAdmin) return ['ADMIN', null];
  return whyOpen(known, now) ?? whyClosed(known, now);
}

/** Returns null when the lectures are closed. A paid year takes precedence over a grace period, and that over a grant. */
function whyOpen({ subscriptions, grants }: Known, now: Date): Answer | null {
  const open = subscriptions.filter((row) => isOpen(row, now));
  const paid = newestOf(open, (row) => statusOf(row, now) === 'ACTIVE');
  if (paid) return [paid.cancelAtPeriodEnd ? 'PAID_LAST_YEAR' : 'PAID', endOfPaid(paid, now)];
  const [grace] = open;
  if (grace) return ['GRACE', grace.accessUntil ?? null];
  const running = grants.filter((row) => isRunning(row, now));
  return running.length > 0 ? ['GRANTED', latest(running.map(({ expiresAt }) => expiresAt))] : null;
}

/** Returns the end of the paid period. While Stripe is renewing it, returns the end of the grace period instead. */
function endOfPaid({ paidUntil, accessUntil }: SubscriptionRecord, now: Date): Date | null {
  return (paidUntil && paidUntil > now ? paidUntil : accessUntil) ?? null;
}

/** Pending and unpaid payments come first, then the most recent event. */
function whyClosed(known: Known, now: Date): Answer {
  const { subscriptions, grants, last } = known;
  const isPending = subscriptions.some((row) => statusOf(row, now) === 'PENDING');
  if (isPending || last?.hasPendingCheckout) return ['PENDING', null];
  const unpaid = subscriptions.find((row) => statusOf(row, now) === 'PAST_DUE');
  if (unpaid) return ['UNPAID', unpaid.accessUntil ?? unpaid.paidUntil ?? null];
  const paused = subscriptions.find((row) => statusOf(row, now) === 'PAUSED');
  if (paused) return ['PAUSED', null];
  const [newest] = subscriptions;
  if (newest && wasGivenUp(newest, last)) {
    const { paidUntil, graceDays } = newest;
    const grace = (graceDays ?? known.formerGraceDays) * DAY_MS;
    const graceEnd = paidUntil && new Date(paidUntil.getTime() + grace);
    return ['UNPAID', earlier(graceEnd ?? null, now)];
  }
  const ends = [
    ...begun(subscriptions, last).map((row) => endOf(row, last, now)),
    ...grants.map(({ endedAt, expiresAt }) => endedAt ?? expiresAt),
  ];
  const grantEnd = latest(grants.map(({ endedAt, expiresAt }) => endedAt ?? expiresAt));
  if (last?.isDisputed) return ['DISPUTED', last.disputedAt];
  const refundedAt = last?.refundedAt;
  if (refundedAt && (!grantEnd || refundedAt >= grantEnd)) return ['REFUNDED', refundedAt];
  return ends.length > 0 ? ['ENDED', latest(ends)] : ['NEVER', null];
}

/** Returns the subscriptions that opened the lectures for some time. Stripe also reports active ones whose first payment failed later. */
function begun(subscriptions: SubscriptionRecord[], last: LastPayment | undefined): SubscriptionRecord[] {
  return subscriptions.filter(
    ({ stripeStatus, accessUntil, paidUntil }) =>
      (accessUntil ?? paidUntil) != null || (last?.hasPaid && !stripeStatus.startsWith('incomplete')),
  );
}

/** Returns when a subscription stopped giving access: the end of the paid period, or an earlier cancellation. */
function endOf(
  { id, accessUntil, paidUntil }: SubscriptionRecord,
  last: LastPayment | undefined,
  now: Date,
): Date | null {
  const endedAt = last?.endedAt[id];
  return earlier(accessUntil ?? paidUntil ?? null, now) ?? (endedAt ? new Date(endedAt) : null);
}

/** Stripe's statuses of a renewal invoice that was given up. */
const GIVEN_UP: readonly string[] = ['open', 'uncollectible', 'void'];

/** Whether a subscription ended because its renewal was not paid, and not by a request. */
function wasGivenUp(row: SubscriptionRecord, last: LastPayment | undefined): boolean {
  const { id, stripeStatus, paidUntil, currentPeriodEnd, latestInvoiceStatus } = row;
  const isUnpaid = paidUntil && currentPeriodEnd > paidUntil && GIVEN_UP.includes(latestInvoiceStatus ?? '');
  return stripeStatus === 'canceled' && Boolean(isUnpaid) && !last?.endedByHand.includes(id);
}

function newestOf(rows: SubscriptionRecord[], isWanted: (row: SubscriptionRecord) => boolean) {
  return rows
    .filter(isWanted)
    .toSorted((one, other) => Number(other.accessUntil) - Number(one.accessUntil))
    .at(0);
}

/** If the time is in the future, the period was cut short and its real end is unknown: returns null. */
function earlier(time: Date | null, now: Date): Date | null {
  return time && time <= now ? time : null;
}

function latest(times: (Date | null)[]): Date | null {
  const known = times.filter((time) => time !== null).map(Number);
  return known.length > 0 ? new Date(Math.max(...known)) : null;
}
