import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { createId } from '#sandbox/stripe/ids.ts';
import { mergeMetadata } from '#sandbox/stripe/metadata.ts';
import { listObjects, listParameters } from '#sandbox/stripe/pagination.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest, noSuchObject } from '#sandbox/stripe/stripe-error.ts';
import { changeCustomer, findCustomer } from './customers.ts';

/** The most that a balance can change at once, in minor units. */
const MOST = 99_999_999;

/** A change of a customer's balance. */
interface BalanceChange {
  /** In minor units. Negative for a credit, which reduces the customer's next invoices. */
  amount: number;
  currency: string;
  type: Stripe.CustomerBalanceTransaction.Type;
  invoice?: string;
  description?: string | null;
  metadata?: Record<string, string>;
}

/** Changes a customer's balance and records the movement. */
export function changeBalance(
  context: SandboxContext,
  customer: Stripe.Customer,
  { amount, currency, type, invoice, description = null, metadata = {} }: BalanceChange,
): Stripe.CustomerBalanceTransaction {
  const ending = customer.balance + amount;
  const transaction: Stripe.CustomerBalanceTransaction = {
    id: createId('cbtxn'),
    object: 'customer_balance_transaction',
    amount,
    checkout_session: null,
    created: context.now(),
    credit_note: null,
    currency,
    customer: customer.id,
    customer_account: null,
    description,
    ending_balance: ending,
    invoice: invoice ?? null,
    livemode: false,
    metadata,
    type,
  };
  context.store.save('customer_balance_transaction', transaction);
  changeCustomer(context, customer, { balance: ending, currency: customer.currency ?? currency });
  return transaction;
}

const createParameters = z.strictObject({
  amount: parameter.integer({ minimum: -MOST, maximum: MOST }),
  currency: parameter.currency(),
  description: parameter.text(350).optional(),
  metadata: parameter.metadata().optional(),
});

function create(
  context: SandboxContext,
  { metadata, ...fields }: z.output<typeof createParameters>,
  id: string,
): Stripe.CustomerBalanceTransaction {
  const customer = findCustomer(context, id);
  if (!customer) throw noSuchObject('customer', id, 'customer');
  const { currency: bound } = customer;
  if (bound && bound !== fields.currency) {
    throw invalidRequest(
      `The currency of the customer is ${bound}, and the balance cannot be changed in ${fields.currency}.`,
      'currency',
    );
  }
  return changeBalance(context, customer, {
    ...fields,
    metadata: mergeMetadata(null, metadata),
    type: 'adjustment',
  });
}

/** https://docs.stripe.com/api/customer_balance_transactions */
export const customerBalanceRoutes = [
  apiRoute('POST', '/v1/customers/:id/balance_transactions', createParameters, create),
  apiRoute(
    'GET',
    '/v1/customers/:id/balance_transactions',
    z.strictObject(listParameters),
    (context, query, id) => {
      if (!findCustomer(context, id)) throw noSuchObject('customer', id, 'customer');
      const path = `/v1/customers/${id}/balance_transactions`;
      return listObjects(context.store, 'customer_balance_transaction', path, query, [
        { path: '$.customer', is: id },
      ]);
    },
  ),
];
