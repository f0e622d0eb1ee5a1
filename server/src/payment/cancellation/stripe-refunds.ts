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
   * Refunds the rest of the amount paid on an invoice. It reads Stripe's state first, because Stripe drops idempotency
   * keys after a day; two calls refund once. `key` is the prefix of the idempotency keys.
   */
  async refundInvoice(invoice: string, key: string): Promise<void> {
    for await (const { intent, paid } of this.paymentsOf(invoice)) {
      const refunds = await this.refundsOf(intent);
      if (paid !== null && givenBy(refunds) >= paid) continue;
      await this.create({ payment_intent: intent }, `${key}_${intent}_${refunds.length}`);
    }
  }

  /**
   * Refunds an invoice up to a total of `total`, including earlier refunds, in minor units of its currency. It reads
   * Stripe's state first; two calls refund once. `key` is the prefix of the idempotency keys, which do not contain the
   * amount: Stripe accepts one of two concurrent calls with different totals.
   */
  async refundUpTo(invoice: string, total: number, key: string): Promise<void> {
    const parts: { intent: string; paid: number | null; given: number; refunds: number }[] = [];
    for await (const { intent, paid } of this.paymentsOf(invoice)) {
      const refunds = await this.refundsOf(intent);
      parts.push({ intent, paid, given: givenBy(refunds), refunds: refunds.length });
    }
    let missing = total - parts.reduce((sum, { given }) => sum + given, 0);
    for (const { intent, paid, given, refunds } of parts) {
      const amount = paid === null ? missing : Math.min(missing, paid - given);
      if (amount <= 0) continue;
      await this.create({ payment_intent: intent, amount }, `${key}_${intent}_${refunds}`);
      missing -= amount;
    }
  }

  /**
   * Repeats the newest refund of an invoice with the same amount, if it failed. `key` is the prefix of the idempotency
   * keys.
   */
  async repeatFailed(invoice: string, key: string): Promise<void> {
    for await (const { intent } of this.paymentsOf(invoice)) {
      const refunds = await this.refundsOf(intent);
      const [newest] = refunds;
      if (newest?.status !== 'failed') continue;
      const failed = refunds.filter(({ status }) => status === 'failed').length;
      await this.create({ payment_intent: intent, amount: newest.amount }, `${key}_${intent}_${failed}`);
    }
  }

  private async *paymentsOf(invoice: string): AsyncGenerator<{ intent: string; paid: number | null }> {
    const payments = this.stripe.invoicePayments.list({ invoice, status: 'paid' });
    for await (const { payment, amount_paid: paid } of payments) {
      if (payment.payment_intent) yield { intent: idOf(payment.payment_intent), paid };
    }
  }

  /** Newest first, as Stripe lists them. */
  private refundsOf(intent: string): Promise<Stripe.Refund[]> {
    return allOf(this.stripe.refunds.list({ payment_intent: intent, limit: 100 }));
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

/** The amount refunded or being refunded by these refunds. */
function givenBy(refunds: readonly Stripe.Refund[]): number {
  return refunds.filter(isRefundCounted).reduce((sum, { amount }) => sum + amount, 0);
}
