import { isPaidTooLate } from '#server/payment/stripe/charge-totals.ts';
import { subscriptionOf } from '#server/payment/stripe/customer-snapshot.ts';
import type { StripePlan } from '#server/payment/stripe/stripe-plan.ts';
import type { Terms } from '#server/payment/subscription/terms.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import { changeAtStripe, DONE, type StripeAccess, type StripeOutcome } from './change-at-stripe.ts';
import { forgetAtStripe, isProcessing } from './forget-at-stripe.ts';
import type { Intent } from './intent.entity.ts';
import { priceAtStripe } from './price-at-stripe.ts';
import type { StripeRefunds } from './stripe-refunds.ts';
import { isChangeKind } from './transitions.ts';

interface Dependencies extends Pick<Common, 'em' | 'stripe' | 'logger'> {
  plan: StripePlan;
  refunds: StripeRefunds;
  /** For subscriptions that do not state their own. */
  formerTerms: Terms;
}

/**
 * Carries intents out at Stripe. Every step reads Stripe's state first, so that it can be repeated after any
 * interruption. The caller holds the customer's turn.
 */
export class IntentExecutor {
  private readonly access: StripeAccess;

  constructor(private readonly deps: Dependencies) {
    const { stripe, refunds, formerTerms } = deps;
    this.access = { stripe, refunds, refundDays: formerTerms.refundDays };
  }

  /** Carries out an intent with its subscription, payment and notice of a price. Throws Stripe's errors. */
  async execute(intent: Intent): Promise<StripeOutcome> {
    const { id, kind, attempts, createdAt, stripeCustomerId, stripeInvoiceId, total, leftovers } = intent;
    const key = `refund_${id}_${attempts}`;
    switch (kind) {
      case 'AT_ONCE':
      case 'AT_PERIOD_END':
      case 'RESUME':
        return changeAtStripe(this.access, taskOf(intent));
      case 'REFUND': {
        const invoice = required(intent.payment).getEntity().stripeInvoiceId;
        return { ...DONE, unpaid: await this.deps.refunds.refund(invoice, key, required(total)) };
      }
      case 'VOID':
        return this.settle(required(stripeInvoiceId), key);
      case 'PRICE':
        return priceAtStripe(this.deps, required(intent.priceNotice).getEntity());
      case 'FORGET':
        return forgetAtStripe(
          { ...this.access, prices: await this.deps.plan.prices(this.deps.em.fork()) },
          { key, stripeCustomerId: required(stripeCustomerId), leftAt: createdAt, ...required(leftovers) },
        );
    }
  }

  /**
   * Makes sure that the customer does not pay for an ended subscription. It voids the open invoice, and refunds it if
   * it was paid nevertheless, over an old link or by a slow bank.
   */
  private async settle(id: string, key: string): Promise<StripeOutcome> {
    const { stripe, refunds, logger } = this.deps;
    const invoice = await stripe.invoices.retrieve(id, { expand: ['payments'] });
    const subscription = await stripe.subscriptions.retrieve(subscriptionOf(invoice) ?? '');
    const about = { stripeCustomerId: invoice.customer, invoice: id };
    if (invoice.status === 'open' && subscription.ended_at !== null) {
      if (await isProcessing(stripe, invoice)) return { ...DONE, mustWait: true };
      await stripe.invoices.voidInvoice(id);
      logger.info(
        { event: 'payment.invoice_voided', ...about },
        'an invoice of an ended subscription was voided',
      );
    } else if (isPaidTooLate(invoice, subscription)) {
      const unpaid = await refunds.refund(id, key);
      logger.warn(
        { event: 'payment.late_payment_refunded', ...about },
        'a payment after the end was refunded',
      );
      return { ...DONE, unpaid };
    }
    return DONE;
  }
}

/** The change of the subscription of an intent, which must be loaded. */
export function taskOf(intent: Intent) {
  const { id, attempts, kind, withRefund, cause, createdAt: since } = intent;
  if (!isChangeKind(kind)) throw new Error(`The intent ${id} changes no subscription`);
  const { stripeSubscriptionId } = required(intent.subscription).getEntity();
  return {
    key: `refund_${id}_${attempts}`,
    kind,
    withRefund,
    cause: required(cause),
    stripeSubscriptionId,
    since,
  };
}

/** The value of a column that every intent of the kind has. */
function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The intent lacks a value of its kind');
  return value;
}
