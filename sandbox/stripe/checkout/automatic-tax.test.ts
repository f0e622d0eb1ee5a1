// @slow sandbox server/src/payment
import { describe, expect, it } from 'vitest';
import {
  AUTHENTICATION_CARD,
  cardForm,
  createCheckout,
  submit,
  SUCCESS_CARD,
  type TestBench,
} from '#sandbox/stripe/test-bench.test-helper.ts';
import { startBenchForEachTest } from '#sandbox/stripe/test-bench-hooks.test-helper.ts';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

async function openTaxed(): Promise<{ id: string; url: string; customer: string }> {
  const { id: customer } = await bench.stripe.customers.create({ email: 'ada@example.com' });
  const { id, url } = await createCheckout(bench.stripe, {
    customer,
    automatic_tax: { enabled: true },
    customer_update: { address: 'auto' },
  });
  return { id, url: url ?? '', customer };
}

describe('automatic tax', () => {
  it('asks for the payer’s address, saves it with the customer and charges no tax', async () => {
    const { stripe } = bench;
    const { id, url, customer } = await openTaxed();

    expect((await stripe.checkout.sessions.retrieve(id)).automatic_tax.status).toBe(
      'requires_location_inputs',
    );
    const page = await (await fetch(url)).text();
    expect(page).toContain('<option value="IE" >Ireland</option>');
    expect(page).toContain('name="postalCode"');
    await submit(url, cardForm(SUCCESS_CARD, { country: 'IE', postalCode: 'D02 AF30' }));

    const address = { country: 'IE', postal_code: 'D02 AF30' };
    expect(
      await stripe.checkout.sessions.retrieve(id, { expand: ['invoice', 'subscription'] }),
    ).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      automatic_tax: { enabled: true, status: 'complete' },
      customer_details: { address },
      total_details: { amount_tax: 0 },
      invoice: {
        automatic_tax: { enabled: true, status: 'complete' },
        customer_address: address,
        total: 49_900,
      },
      subscription: { automatic_tax: { enabled: true } },
    });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ address });
  });

  it('charges nothing without an address', async () => {
    const { id, url } = await openTaxed();

    const page = await (await submit(url, cardForm(SUCCESS_CARD, { country: 'XX', postalCode: '' }))).text();

    expect(page).toContain('id="country-error">Choose your country.');
    expect(page).toContain('id="postalCode-error">Enter your postal code.');
    expect((await bench.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  });

  it('remembers the address during the bank’s authentication', async () => {
    const { id, url } = await openTaxed();
    const form = cardForm(AUTHENTICATION_CARD, { country: 'IE', postalCode: 'D02 AF30' });
    const { headers } = await submit(url, form);
    const bank = new URL(headers.get('location') ?? '', url).href;

    await submit(bank, new URLSearchParams({ outcome: 'complete' }));

    expect(await bench.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'complete',
      customer_details: { address: { country: 'IE' } },
    });
  });

  it('requires permission to save the address with a known customer', async () => {
    const { stripe } = bench;
    const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' });

    await expect(
      createCheckout(stripe, { customer, automatic_tax: { enabled: true } }),
    ).rejects.toMatchObject({ code: 'customer_tax_location_invalid', param: 'customer_update[address]' });
    await expect(createCheckout(stripe, { customer_update: { address: 'auto' } })).rejects.toMatchObject({
      param: 'customer_update',
    });
  });
});
