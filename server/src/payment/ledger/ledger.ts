import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import type { AmountTax } from '#shared/price-tax.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { sendMail } from '#server/platform/mail/mail.jobs.ts';
import type { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { Contract } from '#server/payment/mails/contract.ts';
import { receiptMail } from '#server/payment/mails/customer.mails.ts';
import { recipientOf } from '#server/payment/mails/letter.ts';
import {
  chargesOf,
  readChargesOf,
  subscriptionOf,
  type CustomerCharge,
  type CustomerSnapshot,
  type CustomerSubscription,
} from '#server/payment/stripe/customer-snapshot.ts';
import { endOfPeriod } from '#server/payment/stripe/projection.ts';
import { taxOf, totalTaxOf } from '#server/payment/stripe/price-tax.ts';
import { isPaidTooLate, paidOutside, refundAndDisputeTotals } from '#server/payment/stripe/charge-totals.ts';
import { fromUnix } from '#server/payment/stripe/stripe-calls.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import { linesOf, saveLines } from './ledger-lines.ts';
import { Payment } from './payment.entity.ts';
import { presentmentFrom, presentmentOf, presentmentOfCharges } from './presentment.ts';
import { Refund } from './refund.entity.ts';

interface Dependencies extends Pick<
  Common,
  'em' | 'stripe' | 'turns' | 'jobs' | 'publicUrl' | 'school' | 'clock'
> {
  /** What the buyer of a subscription agreed to. */
  contractOf: (
    em: EntityManager,
    customer: Customer,
    subscription: CustomerSubscription,
  ) => Promise<Contract | null>;
}

/**
 * Mirrors the payments at Stripe: one row per paid invoice of the school, with the totals of its refunds and disputes.
 */
export class Ledger {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Synchronizes a customer's payments. The caller holds the lock on the customer's row. A new payment queues its
   * receipt in the same transaction, so that each payment has exactly one receipt. A payment that came too late is
   * refunded and gets none.
   */
  async synchronize(em: EntityManager, customer: Customer, snapshot: CustomerSnapshot): Promise<void> {
    const { invoices, charges, subscriptions } = snapshot;
    const paid = invoices.filter(bringsMoney);
    const rows = await em.find(
      Payment,
      { stripeInvoiceId: { $in: paid.map(({ id }) => id) } },
      { refresh: true },
    );
    const lines: ReturnType<typeof linesOf> = [];
    const known = new Map(rows.map((payment) => [payment.stripeInvoiceId, payment]));
    for (const invoice of paid) {
      const ofInvoice = chargesOf(invoice, charges);
      const description = describe(invoice, ofInvoice);
      const payment = known.get(invoice.id);
      const row = payment
        ? em.assign(payment, description)
        : em.create(Payment, { ...description, user: customer.user });
      const subscription = subscriptions.find(({ id }) => id === description.stripeSubscriptionId);
      const isUseful = !subscription || !isPaidTooLate(invoice, subscription);
      if (!payment && isUseful) {
        const priceTax = totalTaxOf(invoice, subscription);
        const isFirst = subscription !== undefined && invoice.billing_reason === 'subscription_create';
        const contract = isFirst ? await this.deps.contractOf(em, customer, subscription) : null;
        await this.queueReceipt(em, customer, { ...description, tax: taxOf(invoice), priceTax, contract });
      }
      await saveRefunds(em, row, ofInvoice);
      lines.push(...linesOf(invoice, ofInvoice, this.deps.clock()));
    }
    await em.flush();
    await saveLines(em, lines);
  }

  /**
   * Synchronizes one payment whose customer at Stripe is not linked to a user any more: the account is deleted, or the
   * user has a new customer. Concurrent calls wait for each other. Returns whether there is such a payment. Throws
   * Stripe's errors, and SERVICE_UNAVAILABLE if the wait was too long.
   */
  async syncOrphanedPayment(em: EntityManager, stripeInvoiceId: string): Promise<boolean> {
    const reader = em.fork();
    const seen = await reader.findOne(Payment, { stripeInvoiceId });
    if (!seen) return false;
    await this.deps.turns.take(turnOf(seen), () => this.syncOrphanInTurn(stripeInvoiceId));
    return true;
  }

  /**
   * Does the same for a caller that has the turn of the payment. A payment that came after its account was deleted is
   * added without a name. `alongside` is called in the same transaction.
   */
  async syncOrphanInTurn(
    stripeInvoiceId: string,
    alongside?: (em: EntityManager) => Promise<void>,
  ): Promise<void> {
    const { em, stripe } = this.deps;
    const invoice = await stripe.invoices.retrieve(stripeInvoiceId, { expand: ['payments'] });
    const charges = await readChargesOf(stripe, invoice);
    await em.fork().transactional(async (tx) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const known = await tx.findOne(Payment, { stripeInvoiceId }, lock);
      const description = describe(invoice, charges);
      const payment = known ? tx.assign(known, description) : tx.create(Payment, description);
      await tx.flush();
      await saveRefunds(tx, payment, charges);
      await saveLines(tx, linesOf(invoice, charges, this.deps.clock()));
      await alongside?.(tx);
    });
  }

  private async queueReceipt(em: EntityManager, customer: Customer, payment: TaxedInvoice): Promise<void> {
    const recipient = await recipientOf(em, customer, this.deps);
    await this.deps.jobs.add(
      em,
      sendMail,
      receiptMail({ ...payment, ...recipient, presentment: presentmentOf(payment) }),
    );
  }
}

/** The key of the turn for changes of a payment: the payer, or the payment itself if the account is deleted. */
export function turnOf({ id, user }: { id: string; user?: { id: string } | null }): string {
  return user?.id ?? id;
}

type TaxedInvoice = ReturnType<typeof describe> & {
  tax: number;
  priceTax: AmountTax;
  contract: Contract | null;
};

/** An invoice that a coupon covers in full brings no money. */
function bringsMoney({ status, amount_paid: paid }: Stripe.Invoice): boolean {
  return status === 'paid' && paid > 0;
}

function describe(invoice: Stripe.Invoice, charges: readonly CustomerCharge[]) {
  const { refunded, disputed, disputeStatus, disputeId } = refundAndDisputeTotals(
    invoice.amount_paid,
    charges,
  );
  return {
    stripeInvoiceId: invoice.id,
    amount: invoice.amount_paid,
    currency: invoice.currency,
    paidAt: fromUnix(invoice.status_transitions.paid_at ?? invoice.created),
    refundedAmount: refunded,
    disputedAmount: disputed,
    disputeStatus,
    stripeDisputeId: disputeId,
    stripeSubscriptionId: subscriptionOf(invoice),
    paidUntil: fromUnix(endOfPeriod(invoice)),
    outsideAmount: paidOutside(invoice),
    invoiceUrl: invoice.hosted_invoice_url ?? receiptOf(charges),
    ...presentmentOfCharges(
      invoice.amount_paid,
      charges.map(({ charge }) => charge),
    ),
  };
}

function receiptOf(charges: readonly CustomerCharge[]): string | null {
  return charges.find(({ charge }) => charge.paid)?.charge.receipt_url ?? null;
}

async function saveRefunds(
  em: EntityManager,
  payment: Payment,
  charges: readonly CustomerCharge[],
): Promise<void> {
  // Stripe lists the newest refund first. Of refunds in the same second, the row written last counts as the newest.
  const refunds = charges.flatMap((charge) => charge.refunds).toReversed();
  if (refunds.length === 0) return;
  // The payment may be new and must be inserted first.
  await em.flush();
  await em.upsertMany(
    Refund,
    refunds.map((refund) => ({
      id: newId(),
      createdAt: new Date(),
      payment: payment.id,
      stripeRefundId: refund.id,
      amount: refund.amount,
      state: stateOf(refund),
      failureReason: refund.failure_reason ?? null,
      requestedAt: fromUnix(refund.created),
      ...presentmentFrom(refund.presentment_details),
    })),
    { onConflictFields: ['stripeRefundId'], onConflictExcludeFields: ['id', 'createdAt', 'payment'] },
  );
}

/** Stripe's statuses of refunds that are no longer pending. */
const FINAL_STATES = new Map<string | null, Refund['state']>([
  ['succeeded', 'SUCCEEDED'],
  ['failed', 'FAILED'],
  ['canceled', 'CANCELED'],
]);

function stateOf({ status }: Stripe.Refund): Refund['state'] {
  return FINAL_STATES.get(status) ?? 'PENDING';
}
