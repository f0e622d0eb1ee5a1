import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { createId, idOf } from '#sandbox/stripe/ids.ts';
import { filterBy, listObjects, listParameters } from '#sandbox/stripe/pagination.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import { noSuchObject, type Decline } from '#sandbox/stripe/stripe-error.ts';

interface ChargeFields {
  created: number;
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
  /** Whether the payer completed the bank's authentication. */
  authenticated: boolean;
  /** The base URL of the hosted pages. */
  pagesUrl: string;
  /** Absent if the charge succeeds. */
  failure?: Decline;
}

const SUCCESSFUL_AUTHENTICATION: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
};

function describeOutcome(failure: ChargeFields['failure']): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: failure ? '01' : null,
    network_status: failure ? 'declined_by_network' : 'approved_by_network',
    reason: failure?.declineCode ?? failure?.code ?? null,
    risk_level: 'normal',
    risk_score: 20,
    seller_message: failure
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: failure ? 'issuer_declined' : 'authorized',
  };
}

function describeCard(
  card: Stripe.PaymentMethod.Card,
  { intent, authenticated, failure }: ChargeFields,
): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: failure ? null : intent.amount,
    authorization_code: null,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: authenticated ? '05' : null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: 'visa',
    network_token: { used: false },
    network_transaction_id: null,
    regulated_status: card.regulated_status,
    three_d_secure: authenticated ? SUCCESSFUL_AUTHENTICATION : null,
    transaction_link_id: null,
    wallet: null,
  };
}

function describeMethod(fields: ChargeFields): Stripe.Charge.PaymentMethodDetails {
  const { card, us_bank_account: bank } = fields.method;
  if (card) return { card: describeCard(card, fields), type: 'card' };
  if (!bank) throw new Error('The sandbox only charges cards and bank accounts');
  const { account_holder_type, account_type, bank_name, fingerprint, last4, routing_number } = bank;
  return {
    type: 'us_bank_account',
    us_bank_account: {
      account_holder_type,
      account_type,
      bank_name,
      fingerprint,
      last4,
      payment_reference: null,
      routing_number,
    },
  };
}

/** One attempt to charge the intent's amount. */
export function buildCharge(fields: ChargeFields): Stripe.Charge {
  const { intent, method, failure } = fields;
  const id = createId('ch');
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: failure ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured: !failure,
    created: fields.created,
    currency: intent.currency,
    customer: intent.customer && idOf(intent.customer),
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: describeOutcome(failure),
    paid: !failure,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: describeMethod(fields),
    ...(intent.presentment_details && { presentment_details: intent.presentment_details }),
    receipt_email: null,
    receipt_number: null,
    receipt_url: failure ? null : `${fields.pagesUrl}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: failure ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}

/** https://docs.stripe.com/api/charges */
export const chargeRoutes = [
  apiRoute('GET', '/v1/charges/:id', z.strictObject({}), ({ store }, _parameters, id) => {
    const charge = store.find('charge', id);
    if (!charge) throw noSuchObject('charge', id, 'id');
    return charge;
  }),
  apiRoute(
    'GET',
    '/v1/charges',
    z.strictObject({
      ...listParameters,
      customer: parameter.text().optional(),
      payment_intent: parameter.text().optional(),
    }),
    ({ store }, { customer, payment_intent: intent, ...query }) =>
      listObjects(store, 'charge', '/v1/charges', query, [
        ...filterBy('$.customer', customer),
        ...filterBy('$.payment_intent', intent),
      ]),
  ),
];
