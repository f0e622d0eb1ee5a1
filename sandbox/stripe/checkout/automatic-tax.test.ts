// @slow sandbox server/src/payment
import type Stripe from 'stripe';
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

const IRELAND = { country: 'IE', postalCode: 'D02 AF30' };

async function openTaxed(
  tax_behavior: 'inclusive' | 'exclusive' = 'inclusive',
  params: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<{ id: string; url: string; customer: string }> {
  const { stripe } = bench;
  const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' });
  const price = await stripe.prices.create({
    currency: 'eur',
    unit_amount: 49_900,
    tax_behavior,
    recurring: { interval: 'year' },
    product_data: { name: 'Yearly subscription' },
  });
  const { id, url } = await createCheckout(stripe, {
    customer,
    line_items: [{ price: price.id, quantity: 1 }],
    automatic_tax: { enabled: true },
    customer_update: { address: 'auto', name: 'auto' },
    ...params,
  });
  return { id, url: url ?? '', customer };
}

/** Sends the form twice, as a payer does whose total changes with the address. */
async function payTaxed(url: string, changes: Record<string, string>): Promise<string> {
  const page = await (await submit(url, cardForm(SUCCESS_CARD, changes))).text();
  await submit(url, cardForm(SUCCESS_CARD, changes));
  return page;
}

describe('automatic tax', () => {
  it('asks for the payer’s address, saves it with the customer and charges the tax that the price includes', async () => {
    const { stripe } = bench;
    const { id, url, customer } = await openTaxed();

    expect((await stripe.checkout.sessions.retrieve(id)).automatic_tax.status).toBe(
      'requires_location_inputs',
    );
    const page = await (await fetch(url)).text();
    expect(page).toContain('<option value="IE" >Ireland</option>');
    expect(page).toContain('name="postalCode"');
    await submit(url, cardForm(SUCCESS_CARD, IRELAND));

    const address = { country: 'IE', postal_code: 'D02 AF30' };
    expect(
      await stripe.checkout.sessions.retrieve(id, { expand: ['invoice', 'subscription'] }),
    ).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      automatic_tax: { enabled: true, status: 'complete' },
      customer_details: { address },
      amount_total: 49_900,
      // 499 / 1.23 is 405.69.
      total_details: { amount_tax: 9_331 },
      invoice: {
        automatic_tax: { enabled: true, status: 'complete' },
        customer_address: address,
        total: 49_900,
        total_excluding_tax: 40_569,
        total_taxes: [{ amount: 9_331, tax_behavior: 'inclusive', taxability_reason: 'standard_rated' }],
      },
      subscription: { automatic_tax: { enabled: true } },
    });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ address });
  });

  it('adds the tax to a price without it, and shows the total before anything is charged', async () => {
    const { stripe, sandbox } = bench;
    const { id, url, customer } = await openTaxed('exclusive');

    const page = await payTaxed(url, { country: 'DE', postalCode: '10115' });

    expect(page).toContain('Check the new total before you pay.');
    expect(page).toContain('Pay €593.81');
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['invoice'] });
    expect(session).toMatchObject({
      status: 'complete',
      amount_total: 59_381,
      total_details: { amount_tax: 9_481 },
      invoice: {
        amount_paid: 59_381,
        subtotal: 49_900,
        total_excluding_tax: 49_900,
        total_taxes: [{ amount: 9_481, tax_behavior: 'exclusive', taxable_amount: 49_900 }],
      },
    });
    const [charge] = (await stripe.charges.list({ customer })).data;
    expect(charge?.amount).toBe(59_381);
    const invoice = session.invoice;
    if (!invoice || typeof invoice === 'string') throw new Error('Expected an expanded invoice');
    const rate = invoice.total_taxes?.[0]?.tax_rate_details?.tax_rate ?? '';
    expect(await stripe.taxRates.retrieve(rate)).toMatchObject({
      percentage: 19,
      country: 'DE',
      tax_type: 'vat',
    });
    expect(await (await fetch(invoice.hosted_invoice_url ?? '')).text()).toContain('VAT in Germany (19%)');

    sandbox.control.advanceToRenewal(customer);
    const [renewal] = (await stripe.invoices.list({ customer })).data;
    expect(renewal).toMatchObject({ billing_reason: 'subscription_cycle', amount_paid: 59_381 });
  });

  it('collects none where it has no rate', async () => {
    const { id, url } = await openTaxed('exclusive');
    await submit(url, cardForm(SUCCESS_CARD, { country: 'US', postalCode: '94105' }));
    expect(await bench.stripe.checkout.sessions.retrieve(id, { expand: ['invoice'] })).toMatchObject({
      amount_total: 49_900,
      invoice: { total: 49_900, total_taxes: [] },
    });
  });

  it('is calculated after a discount', async () => {
    const { stripe } = bench;
    const coupon = await stripe.coupons.create({ percent_off: 50, duration: 'once' });
    await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, code: 'HALF' });
    const { id, url } = await openTaxed('exclusive', { allow_promotion_codes: true });
    await submit(url, new URLSearchParams({ step: 'enter-code', promotionCode: 'HALF' }));
    await payTaxed(url, { country: 'FR', postalCode: '75001' });
    expect(await stripe.checkout.sessions.retrieve(id, { expand: ['invoice'] })).toMatchObject({
      amount_total: 29_940,
      total_details: { amount_discount: 24_950, amount_tax: 4_990 },
      invoice: { amount_paid: 29_940, total_taxes: [{ amount: 4_990 }] },
    });
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
    const form = cardForm(AUTHENTICATION_CARD, IRELAND);
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
