// @slow sandbox server/src/payment
import { expect, it } from 'vitest';
import { openSandbox } from '#sandbox/stripe/contract/sandbox-provider.test-helper.ts';
import type { StripeProvider } from '#sandbox/stripe/contract/provider.test-helper.ts';
import { comparePlays } from './comparison.test-helper.ts';

/** A sandbox that returns one object differently, and fails for another one. */
async function openOther(): Promise<StripeProvider> {
  const provider = await openSandbox();
  const { products, charges } = provider.stripe;
  const retrieve = products.retrieve.bind(products);
  products.retrieve = async (id: string) => Object.assign(await retrieve(id), { type: 'good' });
  const find = charges.retrieve.bind(charges);
  charges.retrieve = async (id: string) => {
    const charge = await find(id);
    if (charge.disputed) throw new Error('out of order');
    return charge;
  };
  return provider;
}

it('the scenarios run in the sandbox, and differences are reported by object', async () => {
  const { compared, differences } = await comparePlays(openSandbox, openOther, () => undefined);

  expect(compared).toBeGreaterThan(50);
  expect(differences.get('somebody pays: product')).toEqual([
    "type: 'good' at Stripe, 'service' in the sandbox",
  ]);
  expect(differences.get('a payment is disputed')).toEqual(['broke off at Stripe: out of order']);
  expect(differences.get('a payment is disputed: charge of the dispute')).toEqual(['only in the sandbox']);
  const others = [...differences.keys()].filter(
    (name) => !/^(a payment is disputed|a bank inquires)/.test(name),
  );
  expect(others).toEqual(['somebody pays: product']);
});
