import type { EntityManager } from '@mikro-orm/postgresql';
import { Stripe } from 'stripe';
import type { Money } from '#shared/money.ts';
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
  price: Money;
}

/** The yearly price of the school at Stripe, and those it had before. What it finds or makes there it writes down. */
export class StripePlan {
  /** The work on a price that everybody in this process waits for. */
  private pending?: Promise<string>;
  /** Stripe has no price for what is on sale: who makes one writes it down. */
  private hasNone = false;

  constructor(private readonly deps: Dependencies) {}

  /**
   * Does work that sells at the price of the school, by Stripe's id of it. When Stripe refuses that and the price is not on
   * sale there any more, because somebody archived it or the key is another account's, the work is done once more at the one
   * that takes its place. Throws what the work throws, and Stripe's errors.
   */
  async sell<Result>(work: (priceId: string) => Promise<Result>): Promise<Result> {
    const priceId = await this.priceId();
    try {
      return await work(priceId);
    } catch (error) {
      const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
      if (!isRefused || (await this.isOnSale(priceId))) throw error;
      // It stays one of ours: what was sold at it goes on.
      await this.deps.em.fork().nativeUpdate(PlanPrice, { stripePriceId: priceId }, { lookupKey: null });
      return work(await this.priceId());
    }
  }

  /**
   * All prices this school sold or sells its subscription for, read in the transaction of `em`. One that was made before
   * they were written down is looked for at Stripe.
   */
  async prices(em: EntityManager): Promise<OurPrices> {
    const known = await em.find(PlanPrice, {}, { disableIdentityMap: true });
    const prices = new Map(known.map(({ stripePriceId, currency }) => [stripePriceId, { currency }]));
    const { amount, currency } = this.deps.price;
    if (this.hasNone || known.some((price) => price.amount === amount && price.currency === currency)) {
      return prices;
    }
    const found = await this.find();
    if (!found) {
      this.hasNone = true;
      return prices;
    }
    await em.upsert(
      PlanPrice,
      { stripePriceId: found.id, ...this.deps.price },
      { onConflictAction: 'ignore' },
    );
    return prices.set(found.id, { currency });
  }

  /** Stripe's id of the price that all processes sell at. */
  private async priceId(): Promise<string> {
    const agreed = await this.agreed(this.deps.em.fork());
    if (agreed) return agreed;
    this.pending ??= this.findOrCreate().finally(() => {
      this.pending = undefined;
    });
    return this.pending;
  }

  private async agreed(em: EntityManager): Promise<string | null> {
    const { lookupKey } = this;
    const row = await em.findOne(PlanPrice, { lookupKey }, { disableIdentityMap: true });
    return row?.stripePriceId ?? null;
  }

  /** Stripe is asked before anything is locked: processes that start together agree afterwards, by who writes first. */
  private async findOrCreate(): Promise<string> {
    const { id } = (await this.find()) ?? (await this.create());
    const agreed = await this.agreeOn(id);
    // Another process was faster. Nobody has sold at this one.
    if (agreed !== id) await this.deps.stripe.prices.update(id, { active: false });
    return agreed;
  }

  private agreeOn(stripePriceId: string): Promise<string> {
    const { lookupKey } = this;
    const { em, price } = this.deps;
    // Kept whatever becomes of the work that asked for it.
    return em.fork().transactional(async (tx) => {
      await lockInTransaction(tx, `plan_price_${lookupKey}`);
      const agreed = await this.agreed(tx);
      if (agreed) return agreed;
      await tx.upsert(
        PlanPrice,
        { stripePriceId, ...price, lookupKey },
        { onConflictMergeFields: ['lookupKey'] },
      );
      return stripePriceId;
    });
  }

  private get lookupKey(): string {
    return lookupKeyOf(this.deps.price);
  }

  private async find(): Promise<Stripe.Price | undefined> {
    const { amount, currency } = this.deps.price;
    const { data } = await this.deps.stripe.prices.list({
      lookup_keys: [this.lookupKey],
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
  private create(): Promise<Stripe.Price> {
    const { amount, currency } = this.deps.price;
    return this.deps.stripe.prices.create(
      {
        product_data: {
          name: productName(this.deps.school.current),
          metadata: { lectern: 'plan' },
        },
        unit_amount: amount,
        currency,
        recurring: { interval: 'year' },
        lookup_key: this.lookupKey,
        transfer_lookup_key: true,
      },
      { idempotencyKey: `${this.lookupKey}_${newId()}` },
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
