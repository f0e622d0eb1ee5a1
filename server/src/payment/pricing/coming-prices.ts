import type { EntityManager } from '@mikro-orm/postgresql';
import type { Money } from '#shared/money.ts';
import { PRICE_NOTICE_DAYS } from '#shared/price-change.ts';
import type { PriceTax } from '#shared/price-tax.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import type { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import { PriceNotice } from './price-notice.entity.ts';

/** Half a day is added for the mail queue, so that even the last email arrives in time. */
export const PRICE_NOTICE_MS = PRICE_NOTICE_DAYS * DAY_MS + DAY_MS / 2;

/** The price of a subscription from a coming renewal on. */
export interface ComingPrice {
  oldPrice: Money;
  price: Money;
  priceTax: PriceTax;
  /** The first renewal at the new price. */
  startsAt: Date;
}

/** Whether a notice was sent early enough for a renewal. */
export function isToldInTime({ createdAt }: Pick<PriceNotice, 'createdAt'>, renewsAt: Date): boolean {
  return renewsAt.getTime() >= createdAt.getTime() + PRICE_NOTICE_MS;
}

/** The renewal from which a price applies whose notice is sent `now`. The first payment after a trial is agreed. */
export function firstRenewal(
  { stripeStatus, currentPeriodEnd: end }: Pick<SubscriptionRecord, 'stripeStatus' | 'currentPeriodEnd'>,
  now: Date,
): Date {
  const isNext = stripeStatus !== 'trialing' && isToldInTime({ createdAt: now }, end);
  return isNext ? end : yearAfter(end);
}

function yearAfter(date: Date): Date {
  const later = new Date(date);
  later.setUTCFullYear(date.getUTCFullYear() + 1);
  // There is no February 29 in the year after.
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** The announced price that applies to the coming renewal of a subscription; null if the renewal keeps the price. */
export async function noticeForRenewal(
  em: EntityManager,
  row: Pick<SubscriptionRecord, 'id' | 'stripeStatus' | 'currentPeriodEnd'>,
): Promise<PriceNotice | null> {
  if (row.stripeStatus === 'trialing') return null;
  const told = await em.find(
    PriceNotice,
    {
      subscription: row.id,
      $or: [
        { state: 'TOLD', priceChange: { calledOffAt: null } },
        { state: 'APPLIED', startsAt: row.currentPeriodEnd },
      ],
    },
    { populate: ['priceChange'] },
  );
  return told.find((notice) => isToldInTime(notice, row.currentPeriodEnd)) ?? null;
}

/** Announced prices, as their subscribers see them. */
export class ComingPrices {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Batch for resolvers: the coming price of each subscription; null if it keeps its price or does not renew. */
  readonly of = async (subscriptionIds: readonly string[]): Promise<(ComingPrice | null)[]> => {
    const now = this.clock();
    const notices = await this.em.fork().find(
      PriceNotice,
      {
        subscription: { $in: [...subscriptionIds], cancelAtPeriodEnd: false },
        // At Stripe the price changes shortly before the renewal.
        $or: [
          { state: 'TOLD', priceChange: { calledOffAt: null } },
          { state: 'APPLIED', startsAt: { $gt: now } },
        ],
      },
      { populate: ['priceChange', 'subscription'], orderBy: { createdAt: 'asc' } },
    );
    const bySubscription = new Map(notices.map((notice) => [notice.subscription.id, notice]));
    return subscriptionIds.map((id) => {
      const notice = bySubscription.get(id);
      return notice ? present(notice, now) : null;
    });
  };
}

function present(notice: PriceNotice, now: Date): ComingPrice {
  const { amount, currency, priceTax } = notice.priceChange.getEntity();
  const { currentPeriodEnd } = notice.subscription.getEntity();
  return {
    oldPrice: { amount: notice.oldAmount, currency },
    price: { amount, currency },
    priceTax,
    // A renewal that was missed kept the price.
    startsAt: notice.startsAt > now ? notice.startsAt : currentPeriodEnd,
  };
}
