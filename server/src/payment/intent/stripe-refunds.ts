import { Stripe } from 'stripe';
import type { StripeRefusals } from '#server/payment/refusal/stripe-refusals.ts';
import { isRefundCounted } from '#server/payment/stripe/charge-totals.ts';
import { allOf, idOf } from '#server/payment/stripe/stripe-calls.ts';

/** Codes which say that nothing is left to refund, because of a refund or a dispute. */
const DONE_CODES: readonly (string | undefined)[] = ['charge_already_refunded', 'charge_disputed'];

/** Makes all refunds at Stripe. The caller holds the customer's turn. */
export class StripeRefunds {
  constructor(
    private readonly stripe: Stripe,
    private readonly refusals: StripeRefusals,
  ) {}

  /**
   * Refunds an invoice up to a total that includes earlier refunds, in minor units of its currency, or in full. It
   * reads Stripe's state first, because Stripe drops idempotency keys after a day; two calls refund once. `key` is the
   * prefix of the idempotency keys, which do not contain the amount: Stripe accepts one of two concurrent calls with
   * different totals. Returns the part of the total that was paid outside of Stripe, which Stripe cannot refund.
   */
  async refund(invoice: string, key: string, total = Infinity): Promise<number> {
    let outside = 0;
    let missing = total;
    const parts: { intent: string; paid: number | null; given: number; refunds: number }[] = [];
    const payments = this.stripe.invoicePayments.list({ invoice, status: 'paid', limit: 100 });
    for await (const { payment, amount_paid: paid } of payments) {
      if (!payment.payment_intent) {
        outside += paid ?? 0;
        continue;
      }
      const intent = idOf(payment.payment_intent);
      const refunds = await allOf(this.stripe.refunds.list({ payment_intent: intent, limit: 100 }));
      const given = refunds.filter(isRefundCounted).reduce((sum, { amount }) => sum + amount, 0);
      parts.push({ intent, paid, given, refunds: refunds.length });
      missing -= given;
    }
    for (const { intent, paid, given, refunds } of parts) {
      const amount = paid === null ? missing : Math.min(missing, paid - given);
      if (amount <= 0) continue;
      // Without an amount, Stripe refunds the rest, and refuses a second call.
      const params = total === Infinity ? {} : { amount };
      await this.create({ payment_intent: intent, ...params }, `${key}_${intent}_${refunds}`);
      missing -= amount;
    }
    return Math.max(0, Math.min(missing, outside));
  }

  private async create(
    fields: { payment_intent: string; amount?: number },
    idempotencyKey: string,
  ): Promise<void> {
    const params = { ...fields, reason: 'requested_by_customer' } as const;
    try {
      await this.refusals.watch('refund', () => this.stripe.refunds.create(params, { idempotencyKey }));
    } catch (error) {
      const isDone = error instanceof Stripe.errors.StripeError && DONE_CODES.includes(error.code);
      if (!isDone) throw error;
    }
  }
}
