import type Stripe from 'stripe';
import { createId } from '#sandbox/stripe/ids.ts';

/** A bank account of Stripe's tests: https://docs.stripe.com/payments/ach-direct-debit/accept-a-payment#test-account-numbers */
interface TestBank {
  number: string;
  description: string;
  /** How a debit ends after its processing time; null if it never does by itself. */
  outcome: 'succeeded' | 'failed' | null;
}

const SUCCEEDING: TestBank = {
  number: '000123456789',
  description: 'The debit succeeds after five days',
  outcome: 'succeeded',
};

/** The test accounts, the one that succeeds first. */
export const TEST_BANKS: readonly TestBank[] = [
  SUCCEEDING,
  { number: '000111111113', description: 'The debit fails after five days: closed', outcome: 'failed' },
  { number: '000000000009', description: 'The debit stays in processing', outcome: null },
];

/** The test account with this number; the one that succeeds if there is none. */
export function findTestBank(number: string): TestBank {
  return TEST_BANKS.find((bank) => bank.number === number) ?? SUCCEEDING;
}

/** How debits of a kept account end. */
export function outcomeOfDebit({ us_bank_account: kept }: Stripe.PaymentMethod): TestBank['outcome'] {
  const bank = TEST_BANKS.find(({ number }) => number.endsWith(kept?.last4 ?? ''));
  return bank === undefined ? 'succeeded' : bank.outcome;
}

/** A payment method for debits of a test account. */
export function buildBankAccount(
  { name, email }: { name: string; email: string },
  { number }: TestBank,
  now: number,
): Stripe.PaymentMethod {
  return {
    id: createId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email, name, phone: null, tax_id: null },
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'us_bank_account',
    us_bank_account: {
      account_holder_type: 'individual',
      account_type: 'checking',
      bank_name: 'STRIPE TEST BANK',
      financial_connections_account: null,
      fingerprint: null,
      last4: number.slice(-4),
      networks: { preferred: 'ach', supported: ['ach'] },
      routing_number: '110000000',
      status_details: null,
    },
  };
}
