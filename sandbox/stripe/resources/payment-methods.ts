import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { createId, idOf } from '#sandbox/stripe/ids.ts';
import { filterBy, listObjects, paginationParameters } from '#sandbox/stripe/pagination.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { cardDeclined, invalidRequest, noSuchObject, noSuchReference } from '#sandbox/stripe/stripe-error.ts';
import type { CardSubmission } from '#sandbox/stripe/stored-objects.ts';
import { findTestCardById, type TestCard } from './test-cards.ts';
import { changeCustomer, findCustomer } from './customers.ts';

const MILLISECONDS = 1000;

/** A card, with its owner's name and email address if known. */
type Card = Omit<CardSubmission, 'name' | 'email'> & { name: string | null; email: string | null };

/** A card as a payment method. Only the last four digits of its number are kept. */
export function buildPaymentMethod(card: Card, now: number): Stripe.PaymentMethod {
  return {
    id: createId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email: card.email, name: card.name, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: 'visa',
      exp_month: card.expiryMonth,
      exp_year: card.expiryYear,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

/** Saves a payment method for this customer and records the event. */
export function attachMethod(
  { store, events }: SandboxContext,
  method: Stripe.PaymentMethod,
  customerId: string,
): Stripe.PaymentMethod {
  const attached: Stripe.PaymentMethod = { ...method, customer: customerId };
  store.save('payment_method', attached);
  events.record('payment_method.attached', attached);
  return attached;
}

/** Makes an attached payment method the default for the customer's invoices. */
export function setDefaultMethod(
  context: SandboxContext,
  customerId: string,
  methodId: string,
  changes: Partial<Stripe.Customer> = {},
): void {
  const customer = findCustomer(context, customerId);
  if (!customer) throw new Error(`The customer ${customerId} is gone`);
  const settings = { ...customer.invoice_settings, default_payment_method: methodId };
  changeCustomer(context, customer, { ...changes, invoice_settings: settings });
}

function findMethod({ store }: SandboxContext, id: string): Stripe.PaymentMethod {
  const method = store.find('payment_method', id);
  if (!method) throw noSuchObject('PaymentMethod', id, 'payment_method');
  return method;
}

/** A new payment method for one of Stripe's test ids, such as `pm_card_visa`. */
function methodOfTestCard(context: SandboxContext, card: TestCard): Stripe.PaymentMethod {
  const now = context.now();
  const expiryYear = new Date(now * MILLISECONDS).getUTCFullYear() + 1;
  const submission = { number: card.number, expiryMonth: 12, expiryYear, name: null, email: null };
  return buildPaymentMethod(submission, now);
}

function attach(context: SandboxContext, customerId: string, id: string): Stripe.PaymentMethod {
  if (!findCustomer(context, customerId)) throw noSuchReference('customer', customerId, 'customer');
  const card = findTestCardById(id);
  if (card && !card.attaches) throw cardDeclined(card.decline);
  const method = card ? methodOfTestCard(context, card) : findMethod(context, id);
  if (method.customer === null) return attachMethod(context, method, customerId);
  if (idOf(method.customer) === customerId) return method;
  throw invalidRequest('The payment method you provided has already been attached to a customer.');
}

function detach(context: SandboxContext, id: string): Stripe.PaymentMethod {
  const method = findMethod(context, id);
  if (method.customer === null) {
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  const detached: Stripe.PaymentMethod = { ...method, customer: null };
  context.store.save('payment_method', detached);
  context.events.record('payment_method.detached', detached, { customer: method.customer });
  return detached;
}

/** https://docs.stripe.com/api/payment_methods */
export const paymentMethodRoutes = [
  apiRoute('GET', '/v1/payment_methods/:id', z.strictObject({}), (context, _parameters, id) =>
    findMethod(context, id),
  ),
  apiRoute(
    'GET',
    '/v1/payment_methods',
    z.strictObject({
      ...paginationParameters,
      customer: parameter.text(),
      type: parameter.choice('card').optional(),
    }),
    ({ store }, { customer, type, ...query }) =>
      listObjects(store, 'payment_method', '/v1/payment_methods', query, [
        { path: '$.customer', is: customer },
        ...filterBy('$.type', type),
      ]),
  ),
  apiRoute(
    'POST',
    '/v1/payment_methods/:id/attach',
    z.strictObject({ customer: parameter.text() }),
    (context, { customer }, id) => attach(context, customer, id),
  ),
  apiRoute('POST', '/v1/payment_methods/:id/detach', z.strictObject({}), (context, _parameters, id) =>
    detach(context, id),
  ),
];
