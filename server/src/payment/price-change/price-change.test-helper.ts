import { controlOf } from '#server/payment/customer.test-helper.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { untilQuiet, type Subscriber } from '#server/payment/sandbox-time.test-helper.ts';
import { updateSchool } from '#server/school/school.test-helper.ts';
import { dataOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import type { TestApp } from '#testing/start-app.ts';

const START = `mutation ($input: StartPriceChangeInput!) {
  startPriceChange(input: $input) { priceChange { id state price { amount } } }
}`;
const CALL_OFF =
  'mutation ($input: CallOffPriceChangeInput!) { callOffPriceChange(input: $input) { priceChange { state } } }';

/** Requests that running subscriptions get a price, which must be that of the offer. */
export const tryStart = (client: HttpClient, amount: number) =>
  client.graphql<{ startPriceChange: { priceChange: { id: string; state: string } } }>(START, {
    input: { amount, currency: 'usd', priceTax: 'NONE' },
  });

/** Changes the price of the offer and of running subscriptions. Returns the ID of the price change. */
export async function changePrice(app: TestApp, admin: HttpClient, amount: number): Promise<string> {
  await updateSchool(admin, { priceAmount: amount });
  const { priceChange } = dataOf(await tryStart(admin, amount)).startPriceChange;
  await untilQuiet(app);
  return priceChange.id;
}

export const tryCallOff = (client: HttpClient, id: string) =>
  client.graphql<{ callOffPriceChange: { priceChange: { state: string } } }>(CALL_OFF, { input: { id } });

/** Runs the hourly work on price changes until nothing is left to do now. */
export async function workOnPrices(app: TestApp): Promise<void> {
  await app.sql(`select from graphile_worker.add_job('work-on-price-changes', '{}'::json)`);
  await untilQuiet(app);
}

/** Advances the clock to some days before a time, in steps that do the daily work of the school. */
export async function advanceToDaysBefore(app: TestApp, end: Date, days: number): Promise<void> {
  controlOf(app).advanceTo(new Date(end.getTime() - days * DAY_MS));
  await app.container.services.reconciliation.run();
  await workOnPrices(app);
}

/** The end of the current period at Stripe, and the price that Stripe has for it. */
export async function renewalOf(
  { container }: TestApp,
  { customer }: Subscriber,
): Promise<{ end: Date; amount: number | null }> {
  const { data } = await container.stripe.subscriptions.list({ customer, status: 'all' });
  const item = data[0]?.items.data[0];
  return {
    end: new Date((item?.current_period_end ?? 0) * 1000),
    amount: item?.price.unit_amount ?? null,
  };
}

/** What a subscriber has paid, newest first, in minor units. */
export async function paidBy({ container }: TestApp, { customer }: Subscriber): Promise<number[]> {
  const { data } = await container.stripe.invoices.list({ customer, status: 'paid', limit: 100 });
  return data.map(({ amount_paid: amount }) => amount);
}
