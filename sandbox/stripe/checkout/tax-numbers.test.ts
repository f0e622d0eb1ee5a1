// @slow sandbox server/src/payment
import { describe, expect, it } from 'vitest';
import {
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

const COLLECTING = { tax_id_collection: { enabled: true }, customer_update: { name: 'auto' } } as const;

async function openCollecting() {
  const { stripe } = bench;
  const { id: customer } = await stripe.customers.create({ email: 'ada@example.com', name: 'Ada' });
  const { id, url } = await createCheckout(stripe, { customer, ...COLLECTING });
  return { id, url: url ?? '', customer };
}

const BUSINESS = { businessName: 'Engines GmbH', taxNumber: 'de123456789' };

describe('a checkout that collects tax numbers', () => {
  it('puts the name and the number of a business on its invoice and saves both with the customer', async () => {
    const { stripe } = bench;
    const { id, url, customer } = await openCollecting();
    expect(await (await fetch(url)).text()).toContain('I am purchasing as a business (optional)');

    await submit(url, cardForm(SUCCESS_CARD, BUSINESS));

    const number = { type: 'eu_vat', value: 'DE123456789' };
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['invoice'] });
    expect(session).toMatchObject({
      status: 'complete',
      customer_details: { name: 'Engines GmbH', tax_ids: [number] },
      invoice: { customer_name: 'Engines GmbH', customer_tax_ids: [number] },
    });
    expect(await stripe.customers.retrieve(customer, { expand: ['tax_ids'] })).toMatchObject({
      name: 'Engines GmbH',
      tax_ids: { data: [{ ...number, country: 'DE', verification: { status: 'verified' } }] },
    });
    const { invoice } = session;
    if (!invoice || typeof invoice === 'string') throw new Error('Expected an expanded invoice');
    const page = await (await fetch(invoice.hosted_invoice_url ?? '')).text();
    expect(page).toContain('Engines GmbH');
    expect(page).toContain('<dd>DE123456789</dd>');
    const pdf = await fetch(invoice.invoice_pdf ?? '');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(await pdf.text()).toContain('(Tax ID: DE123456789)');
  });

  it('does not require any of it', async () => {
    const { stripe } = bench;
    const { id, url } = await openCollecting();
    await submit(url, cardForm(SUCCESS_CARD));
    expect(await stripe.checkout.sessions.retrieve(id, { expand: ['invoice'] })).toMatchObject({
      status: 'complete',
      customer_details: { name: 'Ada Lovelace', tax_ids: [] },
      invoice: { customer_tax_ids: [] },
    });
  });

  it.each([
    [{ ...BUSINESS, taxNumber: 'DE12' }, 'Your tax ID is invalid.'],
    [{ ...BUSINESS, businessName: '' }, 'Enter the name of your business.'],
  ])('refuses %o and charges nothing', async (typed, said) => {
    const { id, url } = await openCollecting();
    expect(await (await submit(url, cardForm(SUCCESS_CARD, typed))).text()).toContain(said);
    expect((await bench.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  });

  it('charges a business of the EU no tax on a price without it', async () => {
    const { stripe } = bench;
    const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' });
    const { id, url } = await createCheckout(stripe, {
      customer,
      tax_id_collection: { enabled: true },
      automatic_tax: { enabled: true },
      customer_update: { name: 'auto', address: 'auto' },
    });
    await submit(url ?? '', cardForm(SUCCESS_CARD, { ...BUSINESS, country: 'DE', postalCode: '10115' }));
    expect(await stripe.checkout.sessions.retrieve(id, { expand: ['invoice'] })).toMatchObject({
      amount_total: 49_900,
      invoice: { total: 49_900, total_taxes: [{ amount: 0, taxability_reason: 'reverse_charge' }] },
    });
  });

  it('needs permission to save the name of a known customer', async () => {
    const { stripe } = bench;
    const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' });
    await expect(
      createCheckout(stripe, { customer, tax_id_collection: { enabled: true } }),
    ).rejects.toMatchObject({ param: 'customer_update[name]' });
  });
});

describe('the portal', () => {
  it('changes the name and the tax number of the next invoices, and checks them', async () => {
    const { stripe, sandbox } = bench;
    const { url, customer } = await openCollecting();
    await submit(url, cardForm(SUCCESS_CARD));
    const { url: portal } = await stripe.billingPortal.sessions.create({ customer });

    const refused = await submit(`${portal}/details`, new URLSearchParams({ ...BUSINESS, taxNumber: '1' }));
    expect(await refused.text()).toContain('Your tax ID is invalid.');
    const saved = await submit(`${portal}/details`, new URLSearchParams(BUSINESS));
    expect(saved.headers.get('location')).toMatch(/\?notice=details$/);
    expect(await (await fetch(portal)).text()).toContain('value="DE123456789"');

    sandbox.control.advanceToRenewal(customer);
    const [renewal] = (await stripe.invoices.list({ customer })).data;
    expect(renewal).toMatchObject({
      customer_name: 'Engines GmbH',
      customer_tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],
    });
    // A portal is open for an hour.
    const { url: later } = await stripe.billingPortal.sessions.create({ customer });
    await submit(`${later}/details`, new URLSearchParams({ businessName: '', taxNumber: '' }));
    expect((await stripe.taxIds.list({ owner: { type: 'customer', customer } })).data).toEqual([]);
  });
});

describe('the tax numbers of a customer', () => {
  it('are created, listed and deleted by the API, which refuses a wrong format', async () => {
    const { stripe } = bench;
    const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' });
    const owner = { type: 'customer', customer } as const;
    const { id } = await stripe.taxIds.create({ type: 'gb_vat', value: 'GB111111111', owner });
    expect(await stripe.taxIds.retrieve(id)).toMatchObject({ verification: { status: 'unverified' } });
    await expect(stripe.taxIds.create({ type: 'eu_vat', value: 'DE1', owner })).rejects.toMatchObject({
      code: 'tax_id_invalid',
    });
    await stripe.taxIds.del(id);
    expect((await stripe.taxIds.list({ owner })).data).toEqual([]);
  });
});
