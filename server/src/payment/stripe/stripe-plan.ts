import type { EntityManager } from '@mikro-orm/postgresql';
import { Stripe } from 'stripe';
import type { Money } from '#shared/money.ts';
import type { Offer } from '#shared/offer-settings.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { lockInTransaction } from '#server/platform/db/advisory-lock.ts';
import type { StripeAccounts } from '#server/payment/account/stripe-accounts.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import type { OurPrices } from './customer-snapshot.ts';
import { unlessMissing } from './errors.ts';
import { PlanPrice } from './plan-price.entity.ts';
import { productName } from './product-name.ts';

interface Dependencies {
  em: EntityManager;
  stripe: Stripe;
  school: SchoolService;
  accounts: Pick<StripeAccounts, 'save'>;
}

/** The school's yearly price at Stripe, and its former prices. Prices that it finds or creates there are saved. */
export class StripePlan {
  /** The pending creation of a price, shared by all callers in this process, by lookup key. */
  private readonly pending = new Map<string, Promise<string>>();
  /** Lookup keys for which Stripe has no price. The process that creates one saves it. */
  private readonly missing = new Set<string>();

  constructor(private readonly deps: Dependencies) {}

  /**
   * Runs work that sells the current offer, with the Stripe ID of its price. If Stripe refuses and the price is no
   * longer on sale there, because it was archived or the key belongs to another account, runs the work again with a new
   * price. Throws the errors of the work, and Stripe's errors.
   */
  async sell<Result>(work: (priceId: string, offer: Offer) => Promise<Result>): Promise<Result> {
    // The offer may change meanwhile. A purchase uses one offer from start to end.
    const { offer } = this.deps.school;
    const priceId = await this.priceId(offer.price);
    try {
      return await work(priceId, offer);
    } catch (error) {
      const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
      if (!isRefused || (await this.isOnSale(priceId))) throw error;
      // The price remains one of ours, so that its subscriptions continue.
      await this.deps.em.fork().nativeUpdate(PlanPrice, { stripePriceId: priceId }, { lookupKey: null });
      return work(await this.priceId(offer.price), offer);
    }
  }

  /**
   * All prices at which this school sells or sold its subscription, read in the transaction of `em`. A price from
   * before prices were saved is looked up at Stripe.
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
    const row = { stripePriceId: found.id, ...price };
    await this.deps.accounts.save((tx) => tx.upsert(PlanPrice, row, { onConflictAction: 'ignore' }));
    return prices.set(found.id, { currency });
  }

  /** The Stripe ID of the price at which all processes sell. */
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

  /** Calls Stripe without a lock. Processes that start together agree afterwards on the price that is saved first. */
  private async findOrCreate(price: Money): Promise<string> {
    const { id } = (await this.find(price)) ?? (await this.create(price));
    const agreed = await this.agreeOn(id, price);
    // Another process was faster. Nothing has been sold at this price.
    if (agreed !== id) await this.deps.stripe.prices.update(id, { active: false });
    return agreed;
  }

  private agreeOn(stripePriceId: string, { amount, currency }: Money): Promise<string> {
    const lookupKey = lookupKeyOf({ amount, currency });
    // Saved independently of the calling work.
    return this.deps.accounts.save(async (tx) => {
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
   * Creates the price and its product in one call, so that neither exists without the other. Each attempt has its own
   * idempotency key, because Stripe would return the same failure for a day. A price whose response was lost is found
   * before. The lookup key is transferred from an archived price.
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

/** The lookup key of a school's price at Stripe. */
export const lookupKeyOf = ({ currency, amount }: Money): string => `lectern_yearly_${currency}_${amount}`;

/** Whether the product of a price, which must be expanded, can be sold. */
export function isProductOnSale({ product }: Stripe.Price): boolean {
  return typeof product === 'object' && !product.deleted && product.active;
}
