import type Stripe from 'stripe';
import {
  removeFile,
  referenceId,
  startTestBench,
  type TestBench,
} from '#sandbox/stripe/test-bench.test-helper.ts';
import type { Payer, StripeProvider } from './provider.test-helper.ts';

const CARDS = { succeeds: '4242424242424242', fails: '4000000000000341' } as const;
const MILLISECONDS = 1000;

async function subscribe(
  { stripe, sandbox }: TestBench,
  customerId: string,
  priceId: string,
): Promise<Stripe.Subscription> {
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customerId,
    line_items: [{ price: priceId, quantity: 1 }],
    success_url: 'https://school.example/success',
  });
  sandbox.payCheckout(session.id);
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
  return await stripe.subscriptions.retrieve(referenceId(subscription));
}

async function createPayer(bench: TestBench): Promise<Payer> {
  const { id: customerId } = await bench.stripe.customers.create({ email: 'payer@example.com' });
  const { control } = bench.sandbox;
  return {
    customerId,
    subscribe: (priceId) => subscribe(bench, customerId, priceId),
    replaceCard: async (card) => control.replaceCard(customerId, CARDS[card]),
    advanceTo: async (time) => control.advanceTo(new Date(time * MILLISECONDS)),
  };
}

/** The sandbox with its control. */
export async function openSandbox(): Promise<StripeProvider> {
  const bench = await startTestBench();
  return {
    stripe: bench.stripe,
    createPayer: () => createPayer(bench),
    portal: {},
    close: async () => {
      await bench.close();
      await removeFile(bench.file);
    },
  };
}
