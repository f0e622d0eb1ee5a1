// @slow server/src/payment sandbox/stripe
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { updateSchool } from '#server/school/school.test-helper.ts';
import { createCourse, dataOf, register, registerAdmin, type Person } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import { untilQuiet } from './sandbox-time.test-helper.ts';
import { controlOf, customerOf } from './customer.test-helper.ts';
import { subscriptionOf } from './subscriber.test-helper.ts';

let app: TestApp;
let admin: Person;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-client-'));
  await cp(join(import.meta.dirname, '../../../client/index.html'), join(folder, 'index.html'));
  app = await startApp({}, { clientFolder: folder });
  admin = await registerAdmin(app);
});
afterEach(() => updateSchool(admin.client, { priceTax: 'NONE' }));
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const startCheckout = async (client: HttpClient) =>
  dataOf(await client.graphql<{ startCheckout: { id: string } }>('mutation { startCheckout { id } }'))
    .startCheckout.id;
const sessionOf = (id: string) => app.container.stripe.checkout.sessions.retrieve(id);
const pay = (id: string) => app.container.stripeSandbox?.payCheckout(id);

describe('the tax of the price', () => {
  it.each([
    ['INCLUDED', 'inclusive', true],
    ['ADDED', 'exclusive', false],
  ] as const)(
    '%s is sent to Stripe with a new price and told to search engines',
    async (priceTax, behavior, isIncluded) => {
      const { slug } = await createCourse(admin.client);
      const page = async () => (await fetch(new URL(`/courses/${slug}`, app.url))).text();
      expect(await page()).not.toContain('valueAddedTaxIncluded');
      const person = await register(app);
      const first = await startCheckout(person.client);
      await updateSchool(admin.client, { priceTax });
      expect(dataOf(await app.visitor().graphql('{ plan { priceTax } }'))).toEqual({ plan: { priceTax } });
      expect(await page()).toContain(`"valueAddedTaxIncluded":${isIncluded}`);
      const second = await startCheckout(person.client);
      expect((await sessionOf(first)).status).toBe('expired');
      const { data: lines } = await app.container.stripe.checkout.sessions.listLineItems(second);
      expect(lines[0]?.price).toMatchObject({ unit_amount: 49_900, tax_behavior: behavior });
      expect(await startCheckout(person.client)).toBe(second);
      // Both prices stay ours: a subscription at either opens the lectures.
      await updateSchool(admin.client, { priceTax: 'NONE' });
      pay(second);
      await untilQuiet(app);
      expect(await subscriptionOf(person)).toMatchObject({ status: 'ACTIVE' });
    },
  );
});

describe('with automatic tax', () => {
  let taxed: TestApp;
  beforeAll(async () => {
    taxed = await startApp({ STRIPE_AUTOMATIC_TAX: 'true', PLAN_CURRENCY: 'eur' });
  });
  afterAll(() => taxed.stop());

  const buyIn = async (
    country: string,
    business?: { name: string; taxNumber: { type: string; value: string } },
  ) => {
    const person = await register(taxed);
    const id = await startCheckout(person.client);
    taxed.container.stripeSandbox?.payCheckout(id, {
      address: { country, postalCode: '10115' },
      ...(business && { business }),
    });
    await untilQuiet(taxed);
    const customer = await customerOf(taxed, person.id);
    const [invoice] = (await taxed.container.stripe.invoices.list({ customer })).data;
    return { ...person, customer, invoice };
  };
  const settle = async (priceTax: 'INCLUDED' | 'ADDED') => {
    const { client } = await registerAdmin(taxed);
    await updateSchool(client, { priceTax });
  };

  it.each([
    ['INCLUDED', 'DE', 49_900, '€79.67', 'Amount: €499 incl. VAT'],
    ['ADDED', 'DE', 59_381, '€94.81', 'Amount: €593.81 incl. tax'],
    ['ADDED', 'US', 49_900, null, 'Amount: €499'],
  ] as const)(
    'a price with tax %s sold in %s costs %d and the receipt states it',
    async (tax, country, total, part, said) => {
      await settle(tax);
      const { email, invoice } = await buyIn(country);
      expect(invoice?.amount_paid).toBe(total);
      const [receipt] = await mailsTo(taxed, email, /receipt/);
      expect(receipt?.text).toContain(said);
      if (part) expect(receipt?.text).toContain(`Tax included: ${part}`);
      else expect(receipt?.text).not.toMatch(/VAT|Tax/);
    },
  );

  it('a renewal is announced with the tax that Stripe will add', async () => {
    await settle('ADDED');
    const { email, customer } = await buyIn('FR');
    const { data } = await taxed.container.stripe.subscriptions.list({ customer });
    const end = (data[0]?.items.data[0]?.current_period_end ?? 0) * 1000;
    controlOf(taxed).advanceTo(new Date(end - 7 * DAY_MS + 60_000));
    await untilQuiet(taxed);
    const [mail] = await mailsTo(taxed, email, /renews/);
    expect(mail?.text).toContain('Amount: €598.80 incl. tax');
  });

  it('a renewal for which Stripe will add no tax is announced without words about tax', async () => {
    await settle('ADDED');
    const { email, customer } = await buyIn('US');
    const { data } = await taxed.container.stripe.subscriptions.list({ customer });
    const end = (data[0]?.items.data[0]?.current_period_end ?? 0) * 1000;
    controlOf(taxed).advanceTo(new Date(end - 7 * DAY_MS + 60_000));
    await untilQuiet(taxed);
    const [mail] = await mailsTo(taxed, email, /renews/);
    expect(mail?.subject).toMatch(/for €499$/);
  });

  it('a business has its name and tax number on the invoice and is charged no tax in the EU', async () => {
    await settle('ADDED');
    const taxNumber = { type: 'eu_vat', value: 'DE123456789' };
    const { invoice, email } = await buyIn('DE', { name: 'Engines GmbH', taxNumber });
    expect(invoice).toMatchObject({
      amount_paid: 49_900,
      customer_name: 'Engines GmbH',
      customer_tax_ids: [taxNumber],
    });
    const [receipt] = await mailsTo(taxed, email, /receipt/);
    expect(receipt?.text).not.toContain('VAT');
  });
});
