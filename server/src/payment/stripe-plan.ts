import type { Stripe } from 'stripe';
import type { Money } from '#shared/money.ts';

/** Finds the yearly price of the school at Stripe, or makes it there once. */
export class StripePlan {
  private known?: Promise<string>;

  constructor(
    private readonly stripe: Stripe,
    private readonly price: Money,
  ) {}

  /** Stripe's id of the price. A failure is not remembered. */
  priceId(): Promise<string> {
    this.known ??= this.findOrCreate().catch((error: unknown) => {
      this.known = undefined;
      throw error;
    });
    return this.known;
  }

  private async findOrCreate(): Promise<string> {
    const { amount, currency } = this.price;
    const key = `lectern_yearly_${currency}_${amount}`;
    const found = await this.stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
    if (found.data[0]) return found.data[0].id;

    // The idempotency keys make processes that start together agree on one product and one price.
    const product = await this.stripe.products.create(
      { name: 'Lectern yearly subscription', metadata: { lectern: 'plan' } },
      { idempotencyKey: `${key}_product` },
    );
    const price = await this.stripe.prices.create(
      {
        product: product.id,
        unit_amount: amount,
        currency,
        recurring: { interval: 'year' },
        lookup_key: key,
      },
      { idempotencyKey: `${key}_${product.id}` },
    );
    return price.id;
  }
}
