import type { EntityManager } from '@mikro-orm/postgresql';
import { Stripe } from 'stripe';
import type { Money } from '#shared/money.ts';
import type { Offer } from '#shared/offer-settings.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { lockInTransaction } from '#server/platform/db/advisory-lock.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import type { OurPrices } from './customer-snapshot.ts';
import { unlessMissing } from './errors.ts';
import { PlanPrice } from './plan-price.entity.ts';
import { productName } from './product-name.ts';

interface Dependencies {
  em: EntityManager;
  stripe: Stripe;
  school: SchoolService;
}

/** The yearly price of the school at Stripe, and those it had before. What it finds or makes there it writes down. */
export class StripePlan {
  /** The work on a price that everybody in this process waits for, by its lookup key. */
  private readonly pending = new Map<string, Promise<string>>();
  /** Lookup keys for which Stripe has no price: who makes one writes it down. */
  private readonly missing = new Set<string>();

  constructor(private readonly deps: Dependencies) {}

  /**
   * Does work that sells what the school offers now, by Stripe's id of its price. When Stripe refuses that and the price is not on
   * sale there any more, because somebody archived it or the key is another account's, the work is done once more at the one
   * that takes its place. Throws what the work throws, and Stripe's errors.
   */
  async sell<Result>(work: (priceId: string, offer: Offer) => Promise<Result>): Promise<Result> {
    // It may be changed meanwhile: what somebody begins to buy is one offer from end to end.
    const { offer } = this.deps.school;
    const priceId = await this.priceId(offer.price);
    try {
      return await work(priceId, offer);
    } catch (error) {
      const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
      if (!isRefused || (await this.isOnSale(priceId))) throw error;
      // It stays one of ours: what was sold at it goes on.
      await this.deps.em.fork().nativeUpdate(PlanPrice, { stripePriceId: priceId }, { lookupKey: null });
      return work(await this.priceId(offer.price), offer);
    }
  }

  /**
   * All prices this school sold or sells its subscription for, read in the transaction of `em`. One that was made before
   * they were written down is looked for at Stripe.
   */
  async prices(em: EntityManager): Promise<OurPrices> {
    const known = await em.find(PlanPrice, {}, { disableIdentityMap: true });
    const prices = new Map(known.map(({ stripePriceId, currency }) => [stripePriceId, { currency }]));
    const { price } = this.deps.school.offer;
    const { amount, currency } = price;
    const lookupKey = lookupKeyOf(price);
    if (
      this.missing.has(lookupKey) ||
      known.some((one) => one.amount === amount && one.currency === currency)
    ) {
      return prices;
    }
    const found = await this.find(price);
    if (!found) {
      this.missing.add(lookupKey);
      return prices;
    }
    await em.upsert(PlanPrice, { stripePriceId: found.id, ...price }, { onConflictAction: 'ignore' });
    return prices.set(found.id, { currency });
  }

  /** Stripe's id of the price that all processes sell at. */
  private async priceId(price: Money): Promise<string> {
    const lookupKey = lookupKeyOf(price);
    const agreed = await this.agreed(this.deps.em.fork(), lookupKey);
    if (agreed) return agreed;
    const pending =
      this.pending.get(lookupKey) ?? this.findOrCreate(price).finally(() => this.pending.delete(lookupKey));
    this.pending.set(lookupKey, pending);
    return pending;
  }

  private async agreed(em: EntityManager, lookupKey: string): Promise<string | null> {
    const row = await em.findOne(PlanPrice, { lookupKey }, { disableIdentityMap: true });
    return row?.stripePriceId ?? null;
  }

  /** Stripe is asked before anything is locked: processes that start together agree afterwards, by who writes first. */
  private async findOrCreate(price: Money): Promise<string> {
    const { id } = (await this.find(price)) ?? (await this.create(price));
    const agreed = await this.agreeOn(id, price);
    // Another process was faster. Nobody has sold at this one.
    if (agreed !== id) await this.deps.stripe.prices.update(id, { active: false });
    return agreed;
  }

  private agreeOn(stripePriceId: string, { amount, currency }: Money): Promise<string> {
    const lookupKey = lookupKeyOf({ amount, currency });
    // Kept whatever becomes of the work that asked for it.
    return this.deps.em.fork().transactional(async (tx) => {
      await lockInTransaction(tx, `plan_price_${lookupKey}`);
      const agreed = await this.agreed(tx, lookupKey);
      if (agreed) return agreed;
      await tx.upsert(
        PlanPrice,
        { stripePriceId, amount, currency, lookupKey },
        { onConflictMergeFields: ['lookupKey'] },
      );
      return stripePriceId;
    });
  }

  private async find({ amount, currency }: Money): Promise<Stripe.Price | undefined> {
    const { data } = await this.deps.stripe.prices.list({
      lookup_keys: [lookupKeyOf({ amount, currency })],
      active: true,
      limit: 1,
      expand: ['data.product'],
    });
    return data.find(
      (price) => price.unit_amount === amount && price.currency === currency && isProductOnSale(price),
    );
  }

  /**
   * The price and its product by one call, so that none is left without the other. Each attempt has a key of its own: Stripe
   * would answer to the same one with the same failure for a day, and what a lost answer left behind is found before. The
   * lookup key of an archived price comes along.
   */
  private create({ amount, currency }: Money): Promise<Stripe.Price> {
    const lookupKey = lookupKeyOf({ amount, currency });
    return this.deps.stripe.prices.create(
      {
        product_data: {
          name: productName(this.deps.school.current),
          metadata: { lectern: 'plan' },
        },
        unit_amount: amount,
        currency,
        recurring: { interval: 'year' },
        lookup_key: lookupKey,
        transfer_lookup_key: true,
      },
      { idempotencyKey: `${lookupKey}_${newId()}` },
    );
  }

  private async isOnSale(priceId: string): Promise<boolean> {
    const price = await unlessMissing(this.deps.stripe.prices.retrieve(priceId, { expand: ['product'] }));
    return price !== null && price.active && isProductOnSale(price);
  }
}

/** The name that the price of a school has at Stripe. */
export const lookupKeyOf = ({ currency, amount }: Money): string => `lectern_yearly_${currency}_${amount}`;

/** Whether the product of a price, which came with it, can be sold. */
export function isProductOnSale({ product }: Stripe.Price): boolean {
  return typeof product === 'object' && !product.deleted && product.active;
}
