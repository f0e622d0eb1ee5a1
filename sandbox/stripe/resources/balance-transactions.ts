import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { createId } from '#sandbox/stripe/ids.ts';
import { filterBy, listObjects, listParameters } from '#sandbox/stripe/pagination.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { noSuchObject } from '#sandbox/stripe/stripe-error.ts';

const DAY = 86_400;
/** How long the money of a charge is pending, in seconds. */
const PENDING_TIME = 2 * DAY;

/** A movement of the account's balance. */
interface Movement {
  /** Negative if money leaves the account. */
  amount: number;
  currency: string;
  description: string | null;
  fee: number;
  category: string;
  source: string;
  type: Stripe.BalanceTransaction.Type;
}

/** Stripe's fee for a charge in minor units: 2.9 % and 30 for cards; 0.8 %, at most 500, for bank debits. */
function feeOf({ amount, payment_method_details: details }: Stripe.Charge): number {
  return details?.type === 'card'
    ? Math.round(amount * 0.029) + 30
    : Math.min(500, Math.round(amount * 0.008));
}

/** Records a movement of the account's balance. */
function moveBalance({ store, now }: SandboxContext, movement: Movement): Stripe.BalanceTransaction {
  const { amount, currency, fee, category, ...fields } = movement;
  const created = now();
  const transaction: Stripe.BalanceTransaction = {
    ...fields,
    id: createId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: created + PENDING_TIME,
    balance_type: 'payments',
    created,
    currency,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency,
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: amount - fee,
    reporting_category: category,
    status: 'pending',
  };
  store.save('balance_transaction', transaction);
  return transaction;
}

/** A successful charge with its movement. */
export function withMovement(context: SandboxContext, charge: Stripe.Charge): Stripe.Charge {
  const { id } = moveBalance(context, {
    amount: charge.amount,
    currency: charge.currency,
    description: charge.description,
    fee: feeOf(charge),
    category: 'charge',
    source: charge.id,
    type: charge.payment_method_details?.type === 'card' ? 'charge' : 'payment',
  });
  return { ...charge, balance_transaction: id };
}

/** The movement of a refund, or of its return. */
export function refundMovement(
  context: SandboxContext,
  { id, amount, currency }: Stripe.Refund,
  kind: 'refund' | 'refund_failure',
): string {
  return moveBalance(context, {
    amount: kind === 'refund' ? -amount : amount,
    currency,
    description: kind === 'refund' ? 'REFUND FOR CHARGE' : 'REFUND FAILED',
    fee: 0,
    category: kind,
    source: id,
    type: kind,
  }).id;
}

/** https://docs.stripe.com/api/balance_transactions */
export const balanceTransactionRoutes = [
  apiRoute('GET', '/v1/balance_transactions/:id', z.strictObject({}), ({ store }, _parameters, id) => {
    const transaction = store.find('balance_transaction', id);
    if (!transaction) throw noSuchObject('balance transaction', id, 'id');
    return transaction;
  }),
  apiRoute(
    'GET',
    '/v1/balance_transactions',
    z.strictObject({
      ...listParameters,
      currency: parameter.currency().optional(),
      source: parameter.text().optional(),
      type: parameter.text().optional(),
    }),
    ({ store }, { currency, source, type, ...query }) =>
      listObjects(store, 'balance_transaction', '/v1/balance_transactions', query, [
        ...filterBy('$.currency', currency),
        ...filterBy('$.source', source),
        ...filterBy('$.type', type),
      ]),
  ),
];
