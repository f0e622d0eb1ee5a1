// @slow server/src/stats
import { afterEach, describe, expect, it } from 'vitest';
import { dataOf, register, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { payAtCheckout } from '#server/payment/pay-at-checkout.test-helper.ts';
import { subscriptionOf } from '#server/payment/stripe/customer-snapshot.ts';
import { idOf } from '#server/payment/stripe/stripe-calls.ts';
import { controlOf, customerOf } from '#server/payment/customer.test-helper.ts';
import { advanceDays, untilQuiet } from '#server/payment/sandbox-time.test-helper.ts';
import { FiguresPeriod, stepsOf } from './figures-period.ts';
import { randomFrom } from './random-history.test-helper.ts';

const STEPS = 14;
const CARDS = ['4242 4242 4242 4242', '4000 0000 0000 5126', '4000 0000 0000 7726'];
const OPEN_OR_LOST = ['needs_response', 'under_review', 'lost'];

let app: TestApp;
afterEach(() => app.stop());

/** A payment as Stripe reports it: amount, time, refunds and disputes. */
interface Charged {
  time: Date;
  amount: number;
  year: number;
  month: number;
  refunded: number;
  disputed: number;
}

async function chargedAtStripe(): Promise<Charged[]> {
  const { stripe } = app.container;
  const payments: Charged[] = [];
  for await (const { id, status, amount, created, disputed } of stripe.charges.list({ limit: 100 })) {
    if (status !== 'succeeded') continue;
    const refunds = (await stripe.refunds.list({ charge: id, limit: 100 })).data;
    const disputes = disputed ? (await stripe.disputes.list({ charge: id })).data : [];
    const time = new Date(created * 1000);
    payments.push({
      time,
      amount,
      year: time.getUTCFullYear(),
      month: time.getUTCMonth() + 1,
      refunded: sumOf(refunds.filter((refund) => refund.status !== 'failed' && refund.status !== 'canceled')),
      disputed: sumOf(disputes.filter((dispute) => OPEN_OR_LOST.includes(dispute.status))),
    });
  }
  return payments;
}

const sumOf = (items: { amount: number }[]) => items.reduce((sum, { amount }) => sum + amount, 0);
type Cents = Pick<Charged, 'amount' | 'refunded' | 'disputed'>;
const inCents = (payments: Cents[]) =>
  payments.map(({ amount, refunded, disputed }) => [amount, refunded, disputed]).toSorted();
const brought = (payments: Cents[]) =>
  payments.reduce(
    (sum, { amount, refunded, disputed }) => sum + Math.max(0, amount - refunded - disputed),
    0,
  );

/** Performs random actions on the payments of a school. A seed makes them repeatable. */
class School {
  private readonly subscribers: Person[] = [];
  private readonly disputes: string[] = [];

  constructor(private readonly random: () => number) {}

  async live(): Promise<void> {
    await this.subscribe();
    await this.subscribe();
    for (let step = 0; step < STEPS; step += 1) {
      await this.pick([
        this.subscribe,
        this.refund,
        this.refund,
        this.dispute,
        this.decide,
        this.wait,
        this.renew,
      ])();
    }
    await untilQuiet(app);
  }

  private readonly subscribe = async () => {
    const person = await register(app);
    const { startCheckout } = dataOf(
      await person.client.graphql<{ startCheckout: { url: string } }>('mutation { startCheckout { url } }'),
    );
    await payAtCheckout(startCheckout.url, this.pick(CARDS));
    this.subscribers.push(person);
  };

  /** Refunds a part or the rest of a charge. Stripe refuses some of these refunds, which is fine. */
  private readonly refund = async () => {
    const charge = await this.someCharge();
    if (!charge) return;
    const left = charge.amount - charge.amount_refunded;
    const amount = Math.max(1, Math.floor(left * this.pick([0.1, 0.37, 1])));
    await app.container.stripe.refunds.create({ charge: charge.id, amount }).catch(() => undefined);
  };

  private readonly dispute = async () => {
    const charge = await this.someCharge();
    if (!charge || charge.disputed || charge.amount_refunded >= charge.amount) return;
    this.disputes.push(controlOf(app).openDispute(idOf(charge.payment_intent ?? '')));
  };

  private readonly decide = async () => {
    const dispute = this.disputes.pop();
    if (dispute) controlOf(app).closeDispute(dispute, this.pick(['won', 'lost']));
    return Promise.resolve();
  };

  private readonly wait = async () => {
    advanceDays(app, 1 + Math.floor(this.random() * 60));
    return Promise.resolve();
  };

  /** Renews a subscription, if the picked subscriber has an active one. */
  private readonly renew = async () => {
    const customer = await customerOf(app, this.pick(this.subscribers).id);
    const { data } = await app.container.stripe.subscriptions.list({ customer, status: 'active' });
    if (data.length === 0) return;
    try {
      controlOf(app).advanceToRenewal(customer);
    } catch {
      // A refund has ended the subscription meanwhile.
    }
  };

  private async someCharge() {
    const { data } = await app.container.stripe.charges.list({ limit: 100 });
    return this.pick(data.filter(({ status }) => status === 'succeeded'));
  }

  private pick<Value>(values: readonly Value[]): Value {
    const value = values[Math.floor(this.random() * values.length)];
    if (value === undefined) throw new Error('There are no values to pick from');
    return value;
  }
}

/** The times of the first payments of subscriptions at Stripe, and of all later ones. */
async function paidAtStripe() {
  const first = new Map<string, Date>();
  const later: Date[] = [];
  const invoices = await app.container.stripe.invoices.list({ status: 'paid', limit: 100 });
  // The newest invoice comes first.
  for (const invoice of invoices.data.toReversed()) {
    const time = new Date((invoice.status_transitions.paid_at ?? invoice.created) * 1000);
    const subscription = subscriptionOf(invoice) ?? '';
    if (first.has(subscription)) later.push(time);
    else first.set(subscription, time);
  }
  return { first: [...first.values()], later };
}

interface Records {
  allPayments: { _id: string; amount: number; refunded: number; disputed: number }[];
  monthlySalesRecord: number[];
}

describe('after a random history of payments, refunds, disputes and renewals', () => {
  it.each([1, 2, 3])(
    '(number %i) the payments, the months and the dashboard match Stripe to the cent',
    async (seed) => {
      app = await startApp();
      const { client } = await registerAdmin(app);
      await new School(randomFrom(seed)).live();
      const payments = await chargedAtStripe();
      expect(payments.length).toBeGreaterThanOrEqual(2);
      const { body } = await client.json<Records>('GET', '/api/v1/payments?count=100');
      expect(inCents(body.allPayments)).toEqual(inCents(payments));
      // The payments of the REST API add up to the sum of the dashboard.
      const { collected } = await salesOf(client);
      expect(brought(body.allPayments)).toBe(collected.amount);

      const years = new Set(payments.map(({ year }) => year)).add(app.container.clock().getUTCFullYear());
      for (const year of years) {
        const { sales } = await salesOf(client, year);
        const expected = Array.from({ length: 12 }, (_, index) => {
          const ofMonth = payments.filter((payment) => payment.year === year && payment.month === index + 1);
          return { month: index + 1, count: ofMonth.length, collected: { amount: brought(ofMonth) } };
        });
        expect(sales.months).toEqual(expected);
        if (year === app.container.clock().getUTCFullYear()) {
          expect(body.monthlySalesRecord).toEqual(expected.map(({ count }) => count));
        }
      }
      expect((await salesOf(client)).collected.amount).toBe(brought(payments));

      const { first, later } = await paidAtStripe();
      expect(first.length + later.length).toBe(payments.length);
      for (const period of Object.values(FiguresPeriod)) {
        const steps = stepsOf(period, app.container.clock()).map((day) => new Date(day));
        const [from, start, end] = [steps[0], steps[steps.length >> 1], steps.at(-1)];
        const split = <Paid>(paid: Paid[], timeOf: (one: Paid) => Date) => {
          const within = (since?: Date, until?: Date) =>
            paid.filter((one) => timeOf(one) >= (since ?? NEVER) && timeOf(one) < (until ?? NEVER));
          return { now: within(start, end), before: within(from, start) };
        };
        const count = (times: Date[]) => {
          const { now, before } = split(times, (time) => time);
          return { now: now.length, before: before.length };
        };
        const { now, before } = split(payments, ({ time }) => time);
        expect(await recentFigures(client, period)).toEqual({
          newSubscriptions: count(first),
          renewals: count(later),
          collected: [{ currency: 'usd', now: brought(now), before: brought(before) }],
        });
      }
    },
  );
});

const NEVER = new Date(NaN);

async function recentFigures(client: Person['client'], period: FiguresPeriod): Promise<unknown> {
  const query = `query ($period: FiguresPeriod!) {
    stats { recentFigures(period: $period) {
      newSubscriptions { now before } renewals { now before } collected { currency now before }
    } }
  }`;
  return dataOf(await client.graphql<{ stats: { recentFigures: unknown } }>(query, { period })).stats
    .recentFigures;
}

interface Sales {
  collected: { amount: number };
  sales: { months: { month: number; count: number; collected: { amount: number } }[] };
}

async function salesOf(client: Person['client'], year?: number): Promise<Sales> {
  const query = `query ($year: Int) {
    stats { collected { amount } sales(year: $year) { months { month count collected { amount } } } }
  }`;
  return dataOf(await client.graphql<{ stats: Sales }>(query, { year })).stats;
}
