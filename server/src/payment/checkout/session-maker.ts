import { Stripe } from 'stripe';
import { paths } from '#shared/paths.ts';
import type { Customer } from '#server/payment/stripe/customer.entity.ts';
import { stripeLocale } from '#server/payment/stripe/stripe-locale.ts';
import { currentLanguage } from '#server/platform/common/current-language.ts';
import { termsMetadata, type Terms } from '#server/payment/subscription/terms.ts';

interface Settings {
  publicUrl: string;
  /** Whether buyers can enter promotion codes. */
  promotionCodes: boolean;
  /** Whether Stripe calculates and adds tax. */
  automaticTax: boolean;
  /** Whether customers may pay in their own currency, with a conversion fee of Stripe in its rate. */
  adaptivePricing: boolean;
}

/** The offer that is bought. */
export interface Purchase extends Terms {
  /** The price ID at Stripe. */
  price: string;
  /** Length of the free trial in days. */
  trialDays: number;
}

/**
 * Makes and expires checkout sessions at Stripe. The caller holds the customer's turn. Buyers control none of the
 * parameters.
 */
export class SessionMaker {
  constructor(
    private readonly stripe: Stripe,
    private readonly settings: Settings,
  ) {}

  /**
   * The session of a checkout for a purchase. Repeated calls return the same session, and it is the customer's only
   * open one. Returns null while the customer pays another one. Throws Stripe's errors.
   */
  async make(
    customer: Customer,
    checkoutId: string,
    purchase: Purchase,
  ): Promise<Stripe.Checkout.Session | null> {
    const { stripe } = this;
    const listing = stripe.checkout.sessions.list({
      customer: customer.stripeCustomerId,
      status: 'open',
      limit: 100,
    });
    let own: Stripe.Checkout.Session | null = null;
    for await (const session of listing) {
      if (session.mode !== 'subscription') continue;
      if (session.metadata?.checkoutId === checkoutId && isOf(session, purchase)) own ??= session;
      else if (!(await this.expire(session))) return null;
    }
    if (own) return own;
    return stripe.checkout.sessions.create(this.describe(customer, checkoutId, purchase), {
      idempotencyKey: checkoutId,
    });
  }

  /** Returns false if the session cannot expire any more because it has been paid. */
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
    purchase: Purchase,
  ): Stripe.Checkout.SessionCreateParams {
    const { publicUrl, promotionCodes, automaticTax, adaptivePricing } = this.settings;
    const metadata = { checkoutId, userId: user.id };
    return {
      mode: 'subscription',
      customer: stripeCustomerId,
      locale: stripeLocale(currentLanguage()),
      client_reference_id: user.id,
      line_items: [{ price: purchase.price, quantity: 1 }],
      success_url: `${publicUrl}${paths.checkoutSuccess}?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${publicUrl}${paths.checkoutFailure}`,
      metadata: { ...metadata, ...described(purchase) },
      subscription_data: {
        metadata: { ...metadata, ...termsMetadata(purchase) },
        // Stripe does not accept 0.
        ...(purchase.trialDays > 0 && { trial_period_days: purchase.trialDays }),
      },
      // Stripe's default is to convert. The price of the offer would then not be the one that is charged.
      adaptive_pricing: { enabled: adaptivePricing },
      ...(promotionCodes && { allow_promotion_codes: true }),
      // A business may enter its name and tax number, for its invoices. Stripe collects numbers only if it may save the
      // name: of a person, it is the name on the card.
      tax_id_collection: { enabled: true },
      // The tax depends on the address, which Stripe saves with the customer for renewals.
      customer_update: { name: 'auto', address: 'auto' },
      ...(automaticTax && { automatic_tax: { enabled: true } }),
    };
  }
}

const described = (purchase: Purchase) => ({
  price: purchase.price,
  trialDays: String(purchase.trialDays),
  ...termsMetadata(purchase),
});

/**
 * Whether a session is for a purchase. The metadata describe it, because Stripe omits line items unless they are
 * requested.
 */
export function isOf({ metadata }: Stripe.Checkout.Session, purchase: Purchase): boolean {
  return Object.entries(described(purchase)).every(([name, value]) => metadata?.[name] === value);
}
