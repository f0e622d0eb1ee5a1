// @slow server/src/payment sandbox/stripe
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { breakEndpoint, controlOf, endFaults } from '#server/payment/customer.test-helper.ts';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import {
  advanceDays,
  registerSettledSubscriber,
  untilQuiet,
  type Subscriber,
} from '#server/payment/sandbox-time.test-helper.ts';
import { day } from '#server/platform/mail/mail-dates.ts';
import { updateSchool } from '#server/school/school.test-helper.ts';
import { dataOf, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import {
  advanceToDaysBefore,
  changePrice,
  paidBy,
  renewalOf,
  tryCallOff,
  tryStart,
  workOnPrices,
} from './price-change.test-helper.ts';

let app: TestApp;
let admin: Person;
let subscriber: Subscriber;
beforeEach(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
  subscriber = await registerSettledSubscriber(app);
});
afterEach(() => app.stop());

const mails = ({ email }: Subscriber, subject: RegExp) => mailsTo(app, email, subject);
const announced = (person = subscriber) => mails(person, /costs/);

interface Coming {
  price: { amount: number };
  oldPrice: { amount: number };
  startsAt: string;
}

async function comingPrice(): Promise<Coming | null> {
  const query =
    '{ me { paidSubscription { comingPrice { price { amount } oldPrice { amount } startsAt } } } }';
  const { me } = dataOf(
    await subscriber.client.graphql<{ me: { paidSubscription: { comingPrice: Coming | null } } }>(query),
  );
  return me.paidSubscription.comingPrice;
}

async function counts() {
  const query = '{ priceChanges { totalCount nodes { state counts { told applied ended calledOff } } } }';
  const { priceChanges } = dataOf(
    await admin.client.graphql<{ priceChanges: { nodes: { state: string; counts: object }[] } }>(query),
  );
  return priceChanges.nodes;
}

describe('a changed price of the offer', () => {
  it('does not reach running subscriptions by itself', async () => {
    await updateSchool(admin.client, { priceAmount: 59_900 });
    const { end } = await renewalOf(app, subscriber);
    await advanceToDaysBefore(app, end, -2);
    expect(await paidBy(app, subscriber)).toEqual([49_900, 49_900]);
    expect(await announced()).toEqual([]);
  });
});

describe('a price change of running subscriptions', () => {
  it('is announced with both prices, the day and a link to cancel, and charged from the next renewal on', async () => {
    const { end } = await renewalOf(app, subscriber);
    await changePrice(app, admin.client, 59_900);
    const [mail, ...others] = await announced();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`From ${day(end)}, your subscription costs $599 a year`);
    expect(mail?.text).toContain('$599 a year instead of $499');
    expect(mail?.text).toContain(`${app.url}/cancelrenewal#token=`);
    expect(await comingPrice()).toEqual({
      price: { amount: 59_900 },
      oldPrice: { amount: 49_900 },
      startsAt: end.toISOString(),
    });
    await advanceToDaysBefore(app, end, 34);
    expect((await renewalOf(app, subscriber)).amount).toBe(49_900);
    await advanceToDaysBefore(app, end, 6);
    expect((await mails(subscriber, /renews/)).map(({ subject }) => subject)).toEqual([
      `Reminder: your subscription renews on ${day(end)} for $599`,
      `Your subscription renews on ${day(end)} for $599`,
    ]);
    const [reminder] = await mails(subscriber, /Reminder/);
    expect(reminder?.text).toContain('from $499 to $599');
    await advanceToDaysBefore(app, end, 1);
    expect((await renewalOf(app, subscriber)).amount).toBe(59_900);
    expect(await paidBy(app, subscriber)).toEqual([49_900]);
    await advanceToDaysBefore(app, end, -2);
    expect(await paidBy(app, subscriber)).toEqual([59_900, 49_900]);
    expect(await announced()).toHaveLength(1);
    expect(await comingPrice()).toBeNull();
    expect(await counts()).toEqual([
      { state: 'FINISHED', counts: { told: 0, applied: 1, ended: 0, calledOff: 0 } },
    ]);
  });

  it('leaves a renewal within 30 days at the old price, and applies a year later', async () => {
    const { end } = await renewalOf(app, subscriber);
    await advanceToDaysBefore(app, end, 30);
    await changePrice(app, admin.client, 59_900);
    const [mail] = await announced();
    const next = new Date(end);
    next.setUTCFullYear(end.getUTCFullYear() + 1);
    expect(mail?.subject).toContain(`From ${day(next)}`);
    await advanceToDaysBefore(app, end, 1);
    await advanceToDaysBefore(app, end, -2);
    expect(await paidBy(app, subscriber)).toEqual([49_900, 49_900]);
    await advanceToDaysBefore(app, next, 1);
    await advanceToDaysBefore(app, next, -2);
    expect(await paidBy(app, subscriber)).toEqual([59_900, 49_900, 49_900]);
  });

  it('that is called off is taken back by email, and the renewal keeps its price', async () => {
    const { end } = await renewalOf(app, subscriber);
    const id = await changePrice(app, admin.client, 59_900);
    const { priceChange } = dataOf(await tryCallOff(admin.client, id)).callOffPriceChange;
    expect(priceChange.state).toBe('CALLED_OFF');
    await untilQuiet(app);
    const [mail] = await mails(subscriber, /does not change/);
    expect(mail?.text).toContain('$499');
    expect(await comingPrice()).toBeNull();
    expect(await counts()).toEqual([
      { state: 'CALLED_OFF', counts: { told: 0, applied: 0, ended: 0, calledOff: 1 } },
    ]);
    await advanceToDaysBefore(app, end, 1);
    await advanceToDaysBefore(app, end, -2);
    expect(await paidBy(app, subscriber)).toEqual([49_900, 49_900]);
    expect((await tryCallOff(admin.client, id)).errors?.[0]?.extensions?.code).toBe('CONFLICT');
  });

  it('does not touch a subscription that is cancelled, until it is resumed', async () => {
    advanceDays(app, 20);
    await untilQuiet(app);
    dataOf(await subscriber.client.graphql('mutation { cancelSubscription { id } }'));
    const other = await registerSettledSubscriber(app);
    await changePrice(app, admin.client, 59_900);
    expect(await announced()).toEqual([]);
    expect(await announced(other)).toHaveLength(1);
    dataOf(await subscriber.client.graphql('mutation { resumeSubscription { id } }'));
    await workOnPrices(app);
    expect(await announced()).toHaveLength(1);
    expect(await announced(other)).toHaveLength(1);
  });

  it('does not reach a subscription that is cancelled after the notice', async () => {
    const { end } = await renewalOf(app, subscriber);
    advanceDays(app, 20);
    await untilQuiet(app);
    await changePrice(app, admin.client, 59_900);
    dataOf(await subscriber.client.graphql('mutation { cancelSubscription { id } }'));
    expect(await comingPrice()).toBeNull();
    await advanceToDaysBefore(app, end, 1);
    expect((await renewalOf(app, subscriber)).amount).toBe(49_900);
    await advanceToDaysBefore(app, end, -2);
    expect(await paidBy(app, subscriber)).toEqual([49_900]);
    expect(await counts()).toEqual([
      { state: 'FINISHED', counts: { told: 0, applied: 0, ended: 1, calledOff: 0 } },
    ]);
  });

  it('is retried while Stripe refuses it, and listed for admins', async () => {
    const { end } = await renewalOf(app, subscriber);
    await changePrice(app, admin.client, 59_900);
    await advanceToDaysBefore(app, end, 3);
    breakEndpoint(app, 'POST /v1/subscriptions/:id', 'refuses the call');
    await advanceToDaysBefore(app, end, 1.5);
    const query = '{ paymentProblems { nodes { kind user { id } } } }';
    expect(dataOf(await admin.client.graphql(query))).toEqual({
      paymentProblems: { nodes: [{ kind: 'PRICE_STUCK', user: { id: subscriber.id } }] },
    });
    endFaults(app);
    await app.sql(`update graphile_worker._private_jobs set run_at = now() where attempts > 0`);
    await untilQuiet(app);
    expect((await renewalOf(app, subscriber)).amount).toBe(59_900);
    expect(dataOf(await admin.client.graphql(query))).toEqual({ paymentProblems: { nodes: [] } });
  });

  it('is retried when Stripe answers that there are too many calls', async () => {
    const { end } = await renewalOf(app, subscriber);
    await changePrice(app, admin.client, 59_900);
    await advanceToDaysBefore(app, end, 3);
    controlOf(app).addFault({
      method: 'POST',
      path: '/v1/subscriptions/:id',
      when: 'before',
      effect: { status: 429 },
      times: 1,
    });
    await advanceToDaysBefore(app, end, 1.5);
    expect((await renewalOf(app, subscriber)).amount).toBe(49_900);
    await app.sql(`update graphile_worker._private_jobs set run_at = now() where attempts > 0`);
    await untilQuiet(app);
    expect((await renewalOf(app, subscriber)).amount).toBe(59_900);
  });

  it('is refused for another price than that of the offer, while another one runs, and without subscriptions', async () => {
    const refusal = async (amount: number) => (await tryStart(admin.client, amount)).errors?.[0]?.message;
    expect(await refusal(49_900)).toContain('have this price already');
    expect(await refusal(59_900)).toContain('price has changed');
    await changePrice(app, admin.client, 59_900);
    expect(await refusal(59_900)).toContain('already running');
  });

  it('can be seen before: the prices of running subscriptions, and which of them change', async () => {
    await updateSchool(admin.client, { priceAmount: 59_900 });
    await registerSettledSubscriber(app);
    const query = `{ priceChangePreview {
      price { amount } affected runningPrices { price { amount currency } subscriptions isAffected }
    } }`;
    expect(dataOf(await admin.client.graphql(query))).toEqual({
      priceChangePreview: {
        price: { amount: 59_900 },
        affected: 1,
        runningPrices: [
          { price: { amount: 49_900, currency: 'usd' }, subscriptions: 1, isAffected: true },
          { price: { amount: 59_900, currency: 'usd' }, subscriptions: 1, isAffected: false },
        ],
      },
    });
  });

  it('reads prices from Stripe that are not known yet', async () => {
    await app.sql('update subscriptions set stripe_price_id = null, yearly_amount = 12345');
    await changePrice(app, admin.client, 59_900);
    const [mail] = await announced();
    expect(mail?.text).toContain('instead of $499');
  });
});
