import { Stripe } from 'stripe';
import { pageLocale } from '#shared/locale.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import type { Offer } from '#shared/offer-settings.ts';
import { isProductOnSale } from '#server/payment/stripe/stripe-plan.ts';
import { doctorTexts } from './doctor-texts.ts';
import { findingsOf, type Finding } from './finding.ts';

const { well, attention, fault } = findingsOf('stripe');

const texts = doctorTexts.stripe;

/** Checks the price at Stripe. `price` is undefined if Stripe has none with this amount, or it is archived. */
export function priceFinding(price: Stripe.Price | undefined, money: Money): Finding {
  const told = () => ({ price: formatMoney(money, pageLocale()) });
  if (!price) return well(() => texts.priceNext(told()));
  if (isProductOnSale(price)) return well(() => texts.priceOnSale(told()));
  return attention(
    () => texts.priceArchived(told()),
    () => texts.restoreProduct,
  );
}

/** Checks that there is a customer portal in which customers can change their card and see and complete their invoices. */
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
        () => texts.noPortal,
        () => texts.savePortal,
      );
    }
    const missing = missingIn(portal);
    return missing ? attention(missing, () => texts.allowInPortal) : well(() => texts.portal);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripePermissionError)) throw error;
    return attention(
      () => texts.portalUntold,
      () => texts.seePortal,
    );
  }
}

/** The first thing that customers cannot do in the portal; null if there is none. */
function missingIn({ features }: Stripe.BillingPortal.Configuration): (() => string) | null {
  const { payment_method_update: cards, invoice_history: invoices, customer_update: details } = features;
  if (!cards.enabled) return () => texts.noCards;
  if (!invoices.enabled) return () => texts.noInvoices;
  const changes = details.enabled ? details.allowed_updates : [];
  return changes.includes('name') && changes.includes('tax_id') ? null : () => texts.noTaxNumbers;
}

/** Checks that Stripe adds the tax that the offer promises, and that Stripe Tax is active, which checkouts then require. */
export async function taxFindings(
  stripe: Stripe,
  { priceTax }: Pick<Offer, 'priceTax'>,
  { automaticTax }: { automaticTax: boolean },
): Promise<Finding[]> {
  if (automaticTax) return [await taxFinding(stripe)];
  const isMissing = priceTax === 'ADDED';
  return isMissing
    ? [
        attention(
          () => texts.taxNotAdded,
          () => texts.addTax,
        ),
      ]
    : [];
}

async function taxFinding(stripe: Stripe): Promise<Finding> {
  try {
    const { status } = await stripe.tax.settings.retrieve();
    return status === 'active'
      ? well(() => texts.taxOn)
      : fault(
          () => texts.taxOff,
          () => texts.setTax,
        );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripePermissionError)) throw error;
    return attention(
      () => texts.taxUntold,
      () => texts.seeTax,
    );
  }
}
