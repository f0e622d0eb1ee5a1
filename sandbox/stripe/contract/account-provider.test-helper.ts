import { setTimeout as delay } from 'node:timers/promises';
import Stripe from 'stripe';
import type { Payer, StripeProvider } from './provider.test-helper.ts';

const CARDS = { succeeds: 'pm_card_visa', fails: 'pm_card_chargeCustomerFail' } as const;
const CLOCK_POLL_MILLISECONDS = 2000;

/** Attaches one of Stripe's test cards and makes it the default. */
async function useCard(stripe: Stripe, customerId: string, card: keyof typeof CARDS): Promise<void> {
  const { id } = await stripe.paymentMethods.attach(CARDS[card], { customer: customerId });
  await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: id } });
}

async function advance(stripe: Stripe, clockId: string, time: number): Promise<void> {
  await stripe.testHelpers.testClocks.advance(clockId, { frozen_time: time });
  for (;;) {
    const { status } = await stripe.testHelpers.testClocks.retrieve(clockId);
    if (status === 'ready') return;
    if (status === 'internal_failure') throw new Error(`Stripe could not advance the test clock ${clockId}`);
    await delay(CLOCK_POLL_MILLISECONDS);
  }
}

async function createPayer(stripe: Stripe, clockId: string): Promise<Payer> {
  const { id: customerId } = await stripe.customers.create({
    email: 'payer@example.com',
    test_clock: clockId,
  });
  return {
    customerId,
    subscribe: async (priceId) => {
      await useCard(stripe, customerId, 'succeeds');
      return await stripe.subscriptions.create({ customer: customerId, items: [{ price: priceId }] });
    },
    replaceCard: (card) => useCard(stripe, customerId, card),
    advanceTo: (time) => advance(stripe, clockId, time),
  };
}

/** A Stripe test account, in which a test clock controls each payer's time. */
export async function openAccount(testKey: string): Promise<StripeProvider> {
  const stripe = new Stripe(testKey, { telemetry: false });
  const clocks: string[] = [];
  const { id: configuration } = await stripe.billingPortal.configurations.create({
    features: { payment_method_update: { enabled: true } },
  });
  return {
    stripe,
    createPayer: async () => {
      const clock = await stripe.testHelpers.testClocks.create({
        frozen_time: Math.floor(Date.now() / 1000),
      });
      clocks.push(clock.id);
      return await createPayer(stripe, clock.id);
    },
    portal: { configuration },
    close: async () => {
      // Deleting a clock deletes its customers and their subscriptions.
      for (const id of clocks) await stripe.testHelpers.testClocks.del(id);
      await stripe.billingPortal.configurations.update(configuration, { active: false });
    },
  };
}
