import { Stripe } from 'stripe';
import { paths } from '#shared/paths.ts';
import type { Customer } from '#server/payment/stripe/customer.entity.ts';

interface Settings {
  publicUrl: string;
  /** Whether customers can enter promotion codes. */
  promotionCodes: boolean;
  /** Whether Stripe works out and adds the tax. */
  automaticTax: boolean;
}

/** Makes and expires checkout sessions at Stripe, for callers that hold the customer's turn. Buyers set none of their parameters. */
export class SessionMaker {
  constructor(
    private readonly stripe: Stripe,
    private readonly settings: Settings,
  ) {}

  /**
   * The session of a checkout at a price: made once, however often this is called, and the only one of the customer that is
   * open. Null when the customer is just paying another one. Throws Stripe's errors.
   */
  async make(customer: Customer, checkoutId: string, price: string): Promise<Stripe.Checkout.Session | null> {
    const { stripe } = this;
    const listing = stripe.checkout.sessions.list({
      customer: customer.stripeCustomerId,
      status: 'open',
      limit: 100,
    });
    let own: Stripe.Checkout.Session | null = null;
    for await (const session of listing) {
      if (session.mode !== 'subscription') continue;
      if (session.metadata?.checkoutId === checkoutId && isAtPrice(session, price)) own ??= session;
      else if (!(await this.expire(session))) return null;
    }
    if (own) return own;
    return stripe.checkout.sessions.create(this.describe(customer, checkoutId, price), {
      idempotencyKey: checkoutId,
    });
  }

  /** False for one that cannot expire any more, because it was paid meanwhile. */
  async expire({ id }: Stripe.Checkout.Session): Promise<boolean> {
    try {
      await this.stripe.checkout.sessions.expire(id);
      return true;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
      throw error;
    }
  }

  private describe(
    { user, stripeCustomerId }: Customer,
    checkoutId: string,
    price: string,
  ): Stripe.Checkout.SessionCreateParams {
    const { publicUrl, promotionCodes, automaticTax } = this.settings;
    const metadata = { checkoutId, userId: user.id };
    return {
      mode: 'subscription',
      customer: stripeCustomerId,
      client_reference_id: user.id,
      line_items: [{ price, quantity: 1 }],
      success_url: `${publicUrl}${paths.checkoutSuccess}?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${publicUrl}${paths.checkoutFailure}`,
      metadata: { ...metadata, price },
      subscription_data: { metadata },
      ...(promotionCodes && { allow_promotion_codes: true }),
      // The tax depends on the address, which Stripe keeps with the customer for the renewals.
      ...(automaticTax && { automatic_tax: { enabled: true }, customer_update: { address: 'auto' } }),
    };
  }
}

/** Whether a session asks for a price, which stands in its metadata: Stripe shows what is bought only on demand. */
export function isAtPrice({ metadata }: Stripe.Checkout.Session, price: string): boolean {
  return metadata?.price === price;
}
