// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { PlanDocument } from '#client/gql/graphql.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleOffer, sampleSchool } from '#client/testing/school-samples.ts';
import { offerMessages } from '#shared/offer-settings.ts';
import { schoolDefaults } from '#shared/school.ts';
import { OfferSettingsPage } from './offer-settings-page.tsx';

const school = (version: number, fields = {}) => ({
  ...sampleSchool,
  ...schoolDefaults,
  ...sampleOffer,
  aboutHtml: '',
  version,
  ...fields,
});
const plan = {
  __typename: 'Plan',
  price: { __typename: 'Money', amount: 49_900, currency: 'usd' },
  priceTax: 'NONE',
  monthlyNotice: false,
  termYears: 1,
  refundWindowDays: 14,
  graceDays: 7,
  trialDays: 0,
  renewalConsent: false,
};

async function open() {
  const inputs: object[] = [];
  const { client } = createCountingClient({
    Plan: () => ({ plan }),
    SchoolSettings: () => ({ school: school(1) }),
    UpdateSchool: ({ input }) => {
      const { version, ...fields } = input as { version: number; priceAmount?: number; currency?: string };
      inputs.push(fields);
      const { priceAmount: amount = 49_900, currency = 'usd' } = fields;
      const price = { __typename: 'Money', amount, currency };
      return { updateSchool: school(version + 1, { price }) };
    },
  });
  await client.query({ query: PlanDocument });
  const routes = [{ path: '/', element: <OfferSettingsPage /> }];
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </Providers>,
  );
  const type = (label: string, value: string) =>
    act(async () => fireEvent.change(page.getByLabelText(label), { target: { value } }));
  const preview = () => page.getByRole('region', { name: 'Preview' }).textContent;
  return { ...page, client, inputs, type, preview };
}

it('accepts a decimal price and saves it in minor units of its currency', async () => {
  const page = await open();
  await page.type('Price per year', '249,50');
  await page.press('Save settings');
  await eventually(() => expect(page.inputs).toEqual([{ priceAmount: 24_950, currency: 'usd' }]));
  await page.type('Price per year', '30000');
  await page.type('Currency', 'jpy');
  await page.press('Save settings');
  await eventually(() => expect(page.inputs[1]).toEqual({ priceAmount: 30_000, currency: 'jpy' }));
  expect(page.client.readQuery({ query: PlanDocument })?.plan).toMatchObject({
    price: { amount: 30_000, currency: 'jpy' },
    graceDays: 7,
  });
  await page.unmount();
});

it.each([
  ['Price per year', '12.345', () => offerMessages.validation.price],
  ['Price per year', '0', () => offerMessages.validation.price],
  ['Price per year', '0.49', () => offerMessages.validation.tooSmall({ amount: '$0.50' })],
  ['Price per year', 'cheap', () => offerMessages.validation.price],
  ['Refund period (days)', '366', () => offerMessages.validation.days({ min: 0, max: 365 })],
  ['Grace period (days)', '', () => offerMessages.validation.days({ min: 0, max: 60 })],
  ['Free trial (days)', '-1', () => offerMessages.validation.days({ min: 0, max: 90 })],
])('rejects as %s %j', async (label, value, said) => {
  const page = await open();
  await page.type(label, value);
  await page.press('Save settings');
  await eventually(() => expect(page.container.textContent).toContain(said()));
  expect(page.inputs).toEqual([]);
  await page.unmount();
});

it('warns of a refund period under 14 days, and saves what a cancellation in a renewed year does', async () => {
  const page = await open();
  const warning = 'Consumers in the EU may withdraw within 14 days';
  expect(page.container.textContent).not.toContain(warning);
  await page.type('Refund period (days)', '13');
  await eventually(() => expect(page.container.textContent).toContain(warning));
  await page.type('Refund period (days)', '14');
  await eventually(() => expect(page.container.textContent).not.toContain(warning));
  await page.type('Cancellation after the first year', 'YES');
  await eventually(() => expect(page.preview()).toContain('your subscription ends a month later'));
  await page.press('Save settings');
  await eventually(() => expect(page.inputs).toEqual([{ monthlyNotice: true }]));
  await page.unmount();
});

it('saves what the price says about tax, and shows it beside the price', async () => {
  const page = await open();
  await page.type('Tax', 'INCLUDED');
  await eventually(() => expect(page.preview()).toContain('$499 incl. VAT for 1 year'));
  await page.type('Tax', 'ADDED');
  await eventually(() => expect(page.preview()).toContain('$499 plus tax for 1 year'));
  await page.press('Save settings');
  await eventually(() => expect(page.inputs).toEqual([{ priceTax: 'ADDED' }]));
  await page.unmount();
});

it('previews the checkout next to the form', async () => {
  const page = await open();
  expect(page.preview()).toContain('$499 for 1 year');
  expect(page.preview()).not.toContain('Free for');
  await page.type('Price per year', '99');
  await page.type('Currency', 'eur');
  await page.type('Free trial (days)', '14');
  await page.type('Refund period (days)', '0');
  await page.type('Grace period (days)', '1');
  await eventually(() => expect(page.preview()).toContain('€99 for 1 year'));
  expect(page.preview()).toContain('The first payment of €99 is due after 14 days');
  expect(page.preview()).toContain('keep access to the lectures for 1 day so');
  expect(page.preview()).not.toContain('get all of it back');
  await page.unmount();
});
