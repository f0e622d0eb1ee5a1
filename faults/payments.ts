import type { HttpClient } from '#testing/http-client.ts';
import { drawPicture, tryRegister } from '#testing/factories.ts';
import type { Activity } from './activities.ts';
import { answered, dataOf } from './call.ts';
import type { FaultySchool } from './school.ts';

const CARD = {
  cardNumber: '4242 4242 4242 4242',
  expiry: '12 / 34',
  cvc: '123',
  cardName: 'Pat Payer',
  email: 'pat@example.com',
};

/** A person during a checkout. */
interface Buyer {
  id: string;
  client: HttpClient;
  checkout?: { id: string; url: string };
  isPaid?: boolean;
}

/** The data of a buyer in the tables. */
interface Bought {
  id: string;
  payments: number;
  paid: number;
  refunded: number;
  refunds: number;
  subscriptions: number;
}

/** People pay for a year, and every second one cancels. Each step is repeated until it is done. */
export class Payments implements Activity {
  readonly name = 'payments';
  private buyer: Buyer | undefined;
  private avatar: Blob | undefined;
  /** The buyers whose payment Stripe's page acknowledged, and whether the school acknowledged their cancellation. */
  private readonly buyers = new Map<string, 'paid' | 'cancelled'>();

  constructor(private readonly school: FaultySchool) {}

  async act(): Promise<boolean> {
    this.buyer ??= await this.signUp();
    const { buyer } = this;
    if (!buyer) return false;
    buyer.checkout ??= await this.startCheckout(buyer);
    if (!buyer.checkout) return false;
    buyer.isPaid ??= await this.pay(buyer.checkout.url);
    if (!buyer.isPaid) return false;
    if (!this.buyers.has(buyer.id)) this.buyers.set(buyer.id, 'paid');
    if (this.buyers.size % 2 === 0 && !(await this.cancel(buyer, buyer.checkout.id))) return false;
    this.buyer = undefined;
    return true;
  }

  private async signUp(): Promise<Buyer | undefined> {
    this.avatar ??= await drawPicture();
    const client = this.school.visitor();
    const data = await dataOf(tryRegister(client, {}, this.avatar));
    return data ? { id: data.register.id, client } : undefined;
  }

  private async startCheckout({ client }: Buyer): Promise<Buyer['checkout']> {
    const start = 'mutation { startCheckout { id url } }';
    return (await dataOf(client.graphql<{ startCheckout: { id: string; url: string } }>(start)))
      ?.startCheckout;
  }

  /** Submits Stripe's page. Submitting it again after the payment redirects like the first time. */
  private async pay(url: string): Promise<true | undefined> {
    const paying = fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(CARD) });
    return (await answered(paying))?.status === 303 ? true : undefined;
  }

  private async cancel({ id, client }: Buyer, sessionId: string): Promise<boolean> {
    const confirm = 'mutation C($sessionId: ID!) { confirmCheckout(sessionId: $sessionId) { id } }';
    if (!(await dataOf(client.graphql(confirm, { sessionId })))) return false;
    const cancelled = await answered(client.graphql('mutation { cancelSubscription { id } }'));
    // A retry after a lost connection may find the subscription already cancelled.
    const isDone = cancelled?.data?.['cancelSubscription'] ?? codeOf(cancelled) === 'CONFLICT';
    if (isDone) this.buyers.set(id, 'cancelled');
    else if (cancelled) await dataOf(Promise.resolve(cancelled));
    return Boolean(isDone);
  }

  async missing(): Promise<string[]> {
    const rows = await this.school.sql<Bought>(
      `select users.id,
         (select count(*)::int from payments where user_id = users.id) as payments,
         (select coalesce(sum(amount), 0)::int from payments where user_id = users.id) as paid,
         (select coalesce(sum(refunded_amount), 0)::int from payments where user_id = users.id) as refunded,
         (select count(*)::int from refunds join payments on payments.id = payment_id where user_id = users.id) as refunds,
         (select count(*)::int from subscriptions where user_id = users.id and stripe_status = 'active') as subscriptions
       from users where id = any($1)`,
      [[...this.buyers.keys()]],
    );
    const bought = new Map(rows.map((row) => [row.id, row]));
    return [...this.buyers].flatMap(([id, state]) => {
      const row = bought.get(id);
      const wanted =
        state === 'paid'
          ? { payments: 1, refunds: 0, refunded: 0, subscriptions: 1 }
          : { payments: 1, refunds: 1, refunded: row?.paid, subscriptions: 0 };
      const isWhole =
        row && Object.entries(wanted).every(([key, value]) => row[key as keyof Bought] === value);
      return isWhole ? [] : [`the money of ${id}, who has ${state}: ${JSON.stringify(row)}`];
    });
  }
}

const codeOf = (answer: { errors?: { extensions: Record<string, unknown> }[] } | null): unknown =>
  answer?.errors?.[0]?.extensions['code'];
