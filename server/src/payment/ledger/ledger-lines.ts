import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { newId } from '#server/platform/common/identifier.ts';
import { isRefundCounted } from '#server/payment/stripe/charge-totals.ts';
import type { CustomerCharge } from '#server/payment/stripe/customer-snapshot.ts';
import { taxOf } from '#server/payment/stripe/price-tax.ts';
import { fromUnix } from '#server/payment/stripe/stripe-calls.ts';
import { LedgerLine } from './ledger-line.entity.ts';

/** A line before it is saved. */
type Line = Pick<
  LedgerLine,
  'key' | 'kind' | 'occurredAt' | 'stripeInvoiceId' | 'invoiceNumber' | 'gross' | 'tax' | 'currency'
>;

/** What is known of the invoice that a movement is about. */
type About = Pick<Line, 'stripeInvoiceId' | 'invoiceNumber'>;

/**
 * The lines of a paid invoice: the payment, and its refunds, disputes and fees, each with the day on which the money
 * moved. `now` is the day of the return of a refund of which Stripe does not tell the day.
 */
export function linesOf(invoice: Stripe.Invoice, charges: readonly CustomerCharge[], now: Date): Line[] {
  const about = { stripeInvoiceId: invoice.id, invoiceNumber: invoice.number };
  const taxOn = shareOf(taxOf(invoice), invoice.amount_paid);
  const payment: Line = {
    ...about,
    key: invoice.id,
    kind: 'PAYMENT',
    occurredAt: fromUnix(invoice.status_transitions.paid_at ?? invoice.created),
    gross: invoice.amount_paid,
    tax: taxOf(invoice),
    currency: invoice.currency,
  };
  const paid = charges.filter(({ charge }) => charge.paid);
  return [
    payment,
    ...paid.flatMap(({ charge }) => feesOf(about, charge.balance_transaction)),
    ...refundLines(about, charges, taxOn, now),
    ...charges.flatMap(({ disputes }) => disputes.flatMap((dispute) => disputeLines(about, dispute, taxOn))),
  ];
}

/** Saves the lines that are not saved yet. Repeated and interrupted calls leave each line once. */
export async function saveLines(em: EntityManager, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return;
  const createdAt = new Date();
  await em.upsertMany(
    LedgerLine,
    lines.map((line) => ({ id: newId(), createdAt, ...line })),
    { onConflictFields: ['key'], onConflictAction: 'ignore' },
  );
}

/** The part of the tax that belongs to a part of the payment. The parts of a whole add up to its tax. */
const shareOf =
  (tax: number, paid: number) =>
  (from: number, to: number): number =>
    paid === 0 ? 0 : Math.round((tax * to) / paid) - Math.round((tax * from) / paid);

type TaxShare = ReturnType<typeof shareOf>;

function refundLines(about: About, charges: readonly CustomerCharge[], taxOn: TaxShare, now: Date): Line[] {
  let before = 0;
  const oldestFirst = charges.flatMap(({ refunds }) => refunds.toReversed());
  return oldestFirst.flatMap((refund) => {
    const { id, amount, currency, created } = refund;
    const tax = taxOn(before, before + amount);
    before += amount;
    const made: Line = {
      ...about,
      key: id,
      kind: 'REFUND',
      occurredAt: movedAt(refund.balance_transaction) ?? fromUnix(created),
      gross: -amount,
      tax: 0 - tax,
      currency,
    };
    const fees = feesOf(about, refund.balance_transaction);
    if (isRefundCounted(refund)) return [made, ...fees];
    const occurredAt = movedAt(refund.failure_balance_transaction) ?? now;
    return [
      made,
      ...fees,
      { ...made, key: `${id}:failed`, kind: 'REFUND_FAILED', occurredAt, gross: amount, tax },
    ];
  });
}

/** An inquiry moves no money and has no lines. */
function disputeLines(about: About, dispute: Stripe.Dispute, taxOn: TaxShare): Line[] {
  const { amount, currency } = dispute;
  return dispute.balance_transactions.flatMap((movement) => {
    const sign = movement.amount < 0 ? -1 : 1;
    const line: Line = {
      ...about,
      key: movement.id,
      kind: sign < 0 ? 'DISPUTE' : 'DISPUTE_REVERSED',
      occurredAt: fromUnix(movement.created),
      // The amount is in the currency of the payment, which can differ from that of the balance.
      gross: sign * amount,
      tax: sign * taxOn(0, amount),
      currency,
    };
    return [...(movement.amount === 0 ? [] : [line]), ...feesOf(about, movement)];
  });
}

/** A movement of Stripe's balance: an ID if the key may not read it, null if there is none. */
type Movement = string | Stripe.BalanceTransaction | null | undefined;

const movedAt = (movement: Movement): Date | null =>
  movement && typeof movement === 'object' ? fromUnix(movement.created) : null;

/** Stripe's fee for a movement; a returned fee is positive. */
function feesOf(about: About, movement: Movement): Line[] {
  if (!movement || typeof movement === 'string' || movement.fee === 0) return [];
  const tax = movement.fee_details
    .filter(({ type }) => type === 'tax')
    .reduce((sum, { amount }) => sum + amount, 0);
  return [
    {
      ...about,
      key: `${movement.id}:fee`,
      kind: 'FEE',
      occurredAt: fromUnix(movement.created),
      gross: -movement.fee,
      tax: 0 - tax,
      currency: movement.currency,
    },
  ];
}
