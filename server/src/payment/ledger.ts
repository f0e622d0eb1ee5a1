import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import type { Jobs } from '#server/jobs/job.ts';
import { sendMail } from '#server/mail/mail.jobs.ts';
import type { Customer } from './payment.entities.ts';
import { Payment } from './payment.entity.ts';
import { receiptMail } from './payment.mails.ts';
import { idOf } from './stripe-calls.ts';

interface Dependencies {
  stripe: Stripe;
  jobs: Jobs;
  publicUrl: string;
}

/** What Stripe knows of a paid invoice. */
interface PaidInvoice {
  stripeInvoiceId: string;
  amount: number;
  currency: string;
  paidAt: Date;
  refundedAmount: number;
  invoiceUrl: string | null;
  /** End of the period that was paid for. */
  paidUntil: Date;
}

/** Keeps the payments as Stripe has them: one row per paid invoice, with what was given back of it. */
export class Ledger {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Brings a payer's payments up to date, for somebody who holds the lock on the payer's row. A payment that appears
   * for the first time queues its receipt in the same transaction, so there is one receipt for each.
   */
  async synchronize(em: EntityManager, customer: Customer): Promise<void> {
    const invoices = await this.paidInvoices(customer.stripeCustomerId);
    const rows = await em.find(
      Payment,
      { stripeInvoiceId: { $in: invoices.map(({ stripeInvoiceId }) => stripeInvoiceId) } },
      { refresh: true },
    );
    const known = new Map(rows.map((payment) => [payment.stripeInvoiceId, payment]));
    for (const { paidUntil, ...invoice } of invoices) {
      const payment = known.get(invoice.stripeInvoiceId);
      if (payment) {
        em.assign(payment, invoice);
      } else {
        em.create(Payment, { ...invoice, user: customer.user });
        await this.queueReceipt(em, customer, { ...invoice, paidUntil });
      }
    }
    await em.flush();
  }

  private async paidInvoices(customer: string): Promise<PaidInvoice[]> {
    const { stripe } = this.deps;
    const invoices: Stripe.Invoice[] = [];
    const listing = stripe.invoices.list({
      customer,
      status: 'paid',
      limit: 100,
      expand: ['data.payments'],
    });
    for await (const invoice of listing) {
      // One that a coupon pays whole brings no money.
      if (invoice.amount_paid > 0) invoices.push(invoice);
    }
    if (invoices.length === 0) return [];
    const charges = new Map<string, Stripe.Charge[]>();
    for await (const charge of stripe.charges.list({ customer, limit: 100 })) {
      if (!charge.paid || !charge.payment_intent) continue;
      const intent = idOf(charge.payment_intent);
      charges.set(intent, [...(charges.get(intent) ?? []), charge]);
    }
    return invoices.map((invoice) => describe(invoice, charges));
  }

  private async queueReceipt(em: EntityManager, customer: Customer, invoice: PaidInvoice): Promise<void> {
    const { email, fullName } = await customer.user.loadOrFail({ em });
    const profileUrl = `${this.deps.publicUrl}/user/profile`;
    await this.deps.jobs.add(em, sendMail, {
      to: email,
      ...receiptMail({ ...invoice, fullName, profileUrl }),
    });
  }
}

function describe(invoice: Stripe.Invoice, chargesByIntent: Map<string, Stripe.Charge[]>): PaidInvoice {
  const charges = (invoice.payments?.data ?? []).flatMap(({ payment }) =>
    payment.payment_intent ? (chargesByIntent.get(idOf(payment.payment_intent)) ?? []) : [],
  );
  const refunded = charges.reduce((sum, charge) => sum + charge.amount_refunded, 0);
  const periodEnd = Math.max(invoice.period_end, ...invoice.lines.data.map(({ period }) => period.end));
  return {
    stripeInvoiceId: invoice.id,
    amount: invoice.amount_paid,
    currency: invoice.currency,
    paidAt: fromUnix(invoice.status_transitions.paid_at ?? invoice.created),
    refundedAmount: Math.min(refunded, invoice.amount_paid),
    invoiceUrl: invoice.hosted_invoice_url ?? charges[0]?.receipt_url ?? null,
    paidUntil: fromUnix(periodEnd),
  };
}

function fromUnix(seconds: number): Date {
  return new Date(seconds * 1000);
}
