import type { EntityManager } from '@mikro-orm/postgresql';
import { Stripe } from 'stripe';
import type { Offer } from '#shared/offer-settings.ts';
import type { PriceTax } from '#shared/price-tax.ts';
import { notifyOfPublicContent } from '#server/platform/answers/public-content.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { lockInTransaction } from '#server/platform/db/advisory-lock.ts';
import type { StripeAccounts } from '#server/payment/account/stripe-accounts.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import type { OurPrices } from './customer-snapshot.ts';
import { unlessMissing } from './errors.ts';
import { PlanPrice } from './plan-price.entity.ts';
import { TAX_BEHAVIORS } from './price-tax.ts';
import { productName } from './product-name.ts';

interface Dependencies extends Pick<Common, 'em' | 'stripe' | 'school'> {
  accounts: Pick<StripeAccounts, 'save'>;
}

/** The part of an offer that is a price at Stripe. A price there never changes, so another offer has another price. */
export type OfferedPrice = Pick<Offer, 'price' | 'priceTax'>;

/** The school's yearly price at Stripe, and its former prices. Prices that it finds or creates there are saved. */
export class StripePlan {
  /** The pending creation of a price, shared by all callers in this process, by lookup key. */
  private readonly pending = new Map<string, Promise<string>>();
  /** Lookup keys for which Stripe has no price. The process that creates one saves it. */
  private readonly missing = new Set<string>();

  constructor(private readonly deps: Dependencies) {}

  /** Runs work that sells the current offer, like `at`. */
  async sell<Result>(work: (priceId: string, offer: Offer) => Promise<Result>): Promise<Result> {
    // The offer may change meanwhile. A purchase uses one offer from start to end.
    const { offer } = this.deps.school;
    return this.at(offer, (priceId) => work(priceId, offer));
  }

  /**
   * Runs work with the Stripe ID of a yearly price. If Stripe refuses and the price is no longer on sale there, because
   * it was archived or the key belongs to another account, runs the work again with a new price. Throws the errors of
   * the work, and Stripe's errors.
   */
  async at<Result>(offer: OfferedPrice, work: (priceId: string) => Promise<Result>): Promise<Result> {
    const priceId = await this.priceId(offer);
    try {
      return await work(priceId);
    } catch (error) {
      const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
      if (!isRefused || (await this.isOnSale(priceId))) throw error;
      // The price remains one of ours, so that its subscriptions continue.
      await this.deps.em.fork().nativeUpdate(PlanPrice, { stripePriceId: priceId }, { lookupKey: null });
      return work(await this.priceId(offer));
    }
  }

  /**
   * All prices at which this school sells or sold its subscription, read in the transaction of `em`. A price from
   * before prices were saved is looked up at Stripe.
   */
  async prices(em: EntityManager): Promise<OurPrices> {
    const known = await em.find(PlanPrice, {}, { disableIdentityMap: true });
    const prices = new Map(known.map(({ stripePriceId, currency }) => [stripePriceId, { currency }]));
    const { offer } = this.deps.school;
    const columns = columnsOf(offer);
    const lookupKey = lookupKeyOf(offer);
    const isKnown = known.some(
      (one) =>
        one.amount === columns.amount &&
        one.currency === columns.currency &&
        one.taxBehavior === columns.taxBehavior,
    );
    if (isKnown || this.missing.has(lookupKey)) return prices;
    const found = await this.find(offer);
    if (!found) {
      this.missing.add(lookupKey);
      return prices;
    }
    const row = { stripePriceId: found.id, ...columns };
    await this.deps.accounts.save((tx) => tx.upsert(PlanPrice, row, { onConflictAction: 'ignore' }));
    return prices.set(found.id, { currency: columns.currency });
  }

  /** The Stripe ID of the price at which all processes sell. */
  private async priceId(offer: OfferedPrice): Promise<string> {
    const lookupKey = lookupKeyOf(offer);
    const agreed = await this.agreed(this.deps.em.fork(), lookupKey);
    if (agreed) return agreed;
    const pending =
      this.pending.get(lookupKey) ?? this.findOrCreate(offer).finally(() => this.pending.delete(lookupKey));
    this.pending.set(lookupKey, pending);
    return pending;
  }

  private async agreed(em: EntityManager, lookupKey: string): Promise<string | null> {
    const row = await em.findOne(PlanPrice, { lookupKey }, { disableIdentityMap: true });
    return row?.stripePriceId ?? null;
  }

  /** Calls Stripe without a lock. Processes that start together agree afterwards on the price that is saved first. */
  private async findOrCreate(offer: OfferedPrice): Promise<string> {
    const { id } = (await this.find(offer)) ?? (await this.create(offer));
    const agreed = await this.agreeOn(id, offer);
    // Another process was faster. Nothing has been sold at this price.
    if (agreed !== id) await this.deps.stripe.prices.update(id, { active: false });
    return agreed;
  }

  private agreeOn(stripePriceId: string, offer: OfferedPrice): Promise<string> {
    const lookupKey = lookupKeyOf(offer);
    // Saved independently of the calling work.
    return this.deps.accounts.save(async (tx) => {
      await lockInTransaction(tx, `plan_price_${lookupKey}`);
      const agreed = await this.agreed(tx, lookupKey);
      if (agreed) return agreed;
      await tx.upsert(
        PlanPrice,
        { stripePriceId, ...columnsOf(offer), lookupKey },
        { onConflictMergeFields: ['lookupKey'] },
      );
      // The first price makes the school one that sells.
      await notifyOfPublicContent(tx);
      return stripePriceId;
    });
  }

  private async find(offer: OfferedPrice): Promise<Stripe.Price | undefined> {
    const { amount, currency } = offer.price;
    const { data } = await this.deps.stripe.prices.list({
      lookup_keys: [lookupKeyOf(offer)],
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
  private create(offer: OfferedPrice): Promise<Stripe.Price> {
    const { amount, currency, taxBehavior } = columnsOf(offer);
    const lookupKey = lookupKeyOf(offer);
    return this.deps.stripe.prices.create(
      {
        product_data: {
          name: productName(this.deps.school.current),
          metadata: { lectern: 'plan' },
        },
        unit_amount: amount,
        currency,
        recurring: { interval: 'year' },
        // Left out, the default of the account's tax settings applies.
        ...(taxBehavior && { tax_behavior: taxBehavior }),
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

/** The price of a price change. */
export const offeredBy = ({
  amount,
  currency,
  priceTax,
}: {
  amount: number;
  currency: string;
  priceTax: PriceTax;
}): OfferedPrice => ({ price: { amount, currency }, priceTax });

const columnsOf = ({ price: { amount, currency }, priceTax }: OfferedPrice) => ({
  amount,
  currency,
  taxBehavior: TAX_BEHAVIORS[priceTax],
});

/** The lookup key of a school's price at Stripe. */
export function lookupKeyOf({ price: { currency, amount }, priceTax }: OfferedPrice): string {
  const taxBehavior = TAX_BEHAVIORS[priceTax];
  return `lectern_yearly_${currency}_${amount}${taxBehavior ? `_${taxBehavior}` : ''}`;
}

/** Whether the product of a price, which must be expanded, can be sold. */
export function isProductOnSale({ product }: Stripe.Price): boolean {
  return typeof product === 'object' && !product.deleted && product.active;
}
