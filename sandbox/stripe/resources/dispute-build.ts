import type Stripe from 'stripe';
import { createId, idOf } from '#sandbox/stripe/ids.ts';
import type { BankClaim } from '#sandbox/stripe/stored-objects.ts';

const DAY = 24 * 60 * 60;
/** How long the school has to respond to the bank, in seconds. */
const TIME_TO_ANSWER = 9 * DAY;

/** Stripe's dispute fee in minor units, charged for any outcome. */
const DISPUTE_FEE = 1500;

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** A dispute of the rest of a charge before its funds are withdrawn, or an inquiry, which withdraws none. */
export function buildDispute(charge: Stripe.Charge, now: number, claim: BankClaim): Stripe.Dispute {
  const { billing_details: payer, payment_method_details: details } = charge;
  return {
    id: createId('du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...NO_EVIDENCE, customer_email_address: payer.email, customer_name: payer.name },
    evidence_details: {
      due_by: now + TIME_TO_ANSWER,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: claim === 'inquiry',
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    ...(details?.card && {
      payment_method_details: {
        card: {
          brand: details.card.brand ?? 'visa',
          case_type: claim === 'inquiry' ? 'inquiry' : 'chargeback',
          network: details.card.network ?? 'visa',
          network_reason_code: '10.4',
        },
        type: 'card',
      },
    }),
    reason: 'fraudulent',
    status: claim === 'inquiry' ? 'warning_needs_response' : 'needs_response',
  };
}

/** The amount withdrawn by a dispute, with its fee, or returned when it is won. */
export function buildFundsMovement(
  dispute: Stripe.Dispute,
  kind: 'withdrawal' | 'reversal',
  now: number,
): Stripe.BalanceTransaction {
  const isWithdrawal = kind === 'withdrawal';
  const amount = isWithdrawal ? -dispute.amount : dispute.amount;
  const fee = isWithdrawal ? DISPUTE_FEE : 0;
  const { currency } = dispute;
  return {
    id: createId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: now,
    balance_type: 'payments',
    created: now,
    currency,
    description: `Chargeback ${kind} for ${idOf(dispute.charge)}`,
    exchange_rate: null,
    fee,
    fee_details: isWithdrawal
      ? [{ amount: fee, application: null, currency, description: 'Dispute fee', type: 'stripe_fee' }]
      : [],
    net: amount - fee,
    reporting_category: isWithdrawal ? 'dispute' : 'dispute_reversal',
    source: dispute.id,
    status: 'available',
    type: 'adjustment',
  };
}
