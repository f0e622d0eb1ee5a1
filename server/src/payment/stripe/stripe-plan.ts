import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import type { Money } from '#shared/money.ts';
import type { OurPrices } from './customer-snapshot.ts';
import { PlanPrice } from './plan-price.entity.ts';

/** The yearly price of the school at Stripe, and those it had before. What it finds or makes there it writes down. */
export class StripePlan {
  private known?: Promise<string>;
  /** Stripe has no price for what is on sale: who makes one writes it down. */
  private hasNone = false;

  constructor(
    private readonly em: EntityManager,
    private readonly stripe: Stripe,
    private readonly price: Money,
  ) {}

  /** Stripe's id of the price, which is made there once. A failure is not remembered. */
  priceId(): Promise<string> {
    this.known ??= this.findOrCreate().catch((error: unknown) => {
      this.known = undefined;
      throw error;
    });
    return this.known;
  }

  /**
   * All prices this school sold or sells its subscription for, read in the transaction of `em`. One that was made before
   * they were written down is looked for at Stripe.
   */
  async prices(em: EntityManager): Promise<OurPrices> {
    const known = await em.find(PlanPrice, {}, { disableIdentityMap: true });
    const prices = new Map(known.map(({ stripePriceId, currency }) => [stripePriceId, { currency }]));
    const { amount, currency } = this.price;
    if (this.hasNone || known.some((price) => price.amount === amount && price.currency === currency)) {
      return prices;
    }
    const found = await this.find();
    if (!found) this.hasNone = true;
    else await this.record(em, found);
    return found ? prices.set(found.id, { currency }) : prices;
  }

  private async findOrCreate(): Promise<string> {
    const price = (await this.find()) ?? (await this.create());
    // Kept whatever becomes of the work that asked for it.
    await this.record(this.em.fork(), price);
    return price.id;
  }

  private get lookupKey(): string {
    return `lectern_yearly_${this.price.currency}_${this.price.amount}`;
  }

  private async find(): Promise<Stripe.Price | undefined> {
    const { data } = await this.stripe.prices.list({ lookup_keys: [this.lookupKey], active: true, limit: 1 });
    return data[0];
  }

  /** The idempotency keys make processes that start together agree on one product and one price. */
  private async create(): Promise<Stripe.Price> {
    const { amount, currency } = this.price;
    const key = this.lookupKey;
    const product = await this.stripe.products.create(
      { name: 'Lectern yearly subscription', metadata: { lectern: 'plan' } },
      { idempotencyKey: `${key}_product` },
    );
    return this.stripe.prices.create(
      {
        product: product.id,
        unit_amount: amount,
        currency,
        recurring: { interval: 'year' },
        lookup_key: key,
      },
      { idempotencyKey: `${key}_${product.id}` },
    );
  }

  private async record(em: EntityManager, { id }: Stripe.Price): Promise<void> {
    await em.upsert(PlanPrice, { stripePriceId: id, ...this.price }, { onConflictAction: 'ignore' });
  }
}
