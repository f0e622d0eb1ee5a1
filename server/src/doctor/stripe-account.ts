import { Stripe } from 'stripe';
import { formatMoney, type Money } from '#shared/money.ts';
import { isProductOnSale } from '#server/payment/stripe/stripe-plan.ts';
import { findingsOf, type Finding } from './finding.ts';

const { well, attention, fault } = findingsOf('Stripe');

/** Whether a year can be sold at the price of the school; undefined: Stripe has none at it, or it was archived there. */
export function priceFinding(price: Stripe.Price | undefined, money: Money): Finding {
  const text = `Its price of ${formatMoney(money, 'en')} a year`;
  if (!price) return well(`${text} is made there by the next checkout.`);
  if (isProductOnSale(price)) return well(`${text} is on sale.`);
  return attention(
    `${text} belongs to a product that is archived: the next checkout makes another one.`,
    "Restore the product in Stripe's dashboard, unless it is to be another one.",
  );
}

/** Whether there is a customer portal, in which people change their card. */
export async function portalFinding(stripe: Stripe): Promise<Finding> {
  try {
    const { data } = await stripe.billingPortal.configurations.list({
      is_default: true,
      active: true,
      limit: 1,
    });
    const [portal] = data;
    if (!portal) {
      return fault(
        'There is no customer portal: people cannot change their card.',
        "Save its settings once in Stripe's dashboard, under Billing → Customer portal.",
      );
    }
    const { payment_method_update: cards, invoice_history: invoices } = portal.features;
    return cards.enabled && invoices.enabled
      ? well('People can change their card and see their invoices.')
      : attention(
          `The customer portal does not let people ${cards.enabled ? 'see their invoices' : 'change their card'}.`,
          "Allow it in Stripe's dashboard, under Billing → Customer portal.",
        );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripePermissionError)) throw error;
    return attention(
      'The key may not tell how the customer portal is set.',
      "See in Stripe's dashboard that Billing → Customer portal is saved.",
    );
  }
}

/** Whether Stripe works out the tax that checkouts ask for. */
export async function taxFinding(stripe: Stripe): Promise<Finding> {
  try {
    const { status } = await stripe.tax.settings.retrieve();
    return status === 'active'
      ? well('Stripe Tax is on.')
      : fault(
          'STRIPE_AUTOMATIC_TAX is on, and Stripe Tax is not: nobody can pay.',
          "Set up Stripe Tax in Stripe's dashboard, or set STRIPE_AUTOMATIC_TAX to false.",
        );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripePermissionError)) throw error;
    return attention(
      'The key may not tell whether Stripe Tax is on.',
      "See in Stripe's dashboard that it is.",
    );
  }
}
