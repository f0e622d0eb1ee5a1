import { Stripe } from 'stripe';
import { expect, vi } from 'vitest';
import { StripeApiError } from '#sandbox/stripe/stripe-error.ts';
import { payAtCheckout } from '#server/payment/pay-at-checkout.test-helper.ts';
import { controlOf, runOpenRequests } from '#server/payment/customer.test-helper.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { listHandledEvents } from '#server/payment/webhook/event-subject.ts';
import { idOf } from '#server/payment/stripe/stripe-calls.ts';
import { register, type Person } from '#testing/factories.ts';
import type { TestApp } from '#testing/start-app.ts';
import type { Step } from './histories.test-helper.ts';
import { untilIdle } from './event-replay.test-helper.ts';

const FAILS_LATER = '4000000000000341';
const PAYS = '4242424242424242';
/** The expiry year of the test subscribers' cards. */
const CARDS_EXPIRE = 2034;
const PEOPLE = 3;
/** Longer than the refund of any test card takes. */
const SETTLING_DAYS = 0.01;

/** Runs a history with three people of a school. Steps that Stripe or the product refuses are skipped. */
export class HistoryRunner {
  readonly people: Person[] = [];
  private readonly disputes: string[] = [];
  private readonly lost = new Set<string>();

  constructor(private readonly app: TestApp) {}

  async run(steps: readonly Step[]): Promise<void> {
    const { stripe } = this.app.container;
    for (let number = 0; number < PEOPLE; number += 1) this.people.push(await register(this.app));
    for (const [code, percent_off] of [
      ['THIRD', 33],
      ['FREE', 100],
    ] as const) {
      const coupon = await stripe.coupons.create({ percent_off, duration: 'once' });
      await stripe.promotionCodes.create({ code, promotion: { type: 'coupon', coupon: coupon.id } });
    }
    for (const step of steps) await this.take(step);
    await this.end();
  }

  /** Delivers everything that is held. The comparison with Stripe runs only if events were lost. */
  private async end(): Promise<void> {
    const { reconciliation } = this.app.container.services;
    controlOf(this.app).releaseDeliveries('recorded');
    await this.untilHeard();
    this.advance(SETTLING_DAYS);
    await this.untilHeard();
    if (this.lost.size > 0) await reconciliation.run();
    await runOpenRequests(this.app);
    await this.untilHeard();
  }

  private async take(step: Step): Promise<void> {
    try {
      await this.perform(step);
    } catch (error) {
      // Stripe refuses to refund twice, to charge a paid invoice and to renew an ended subscription.
      if (error instanceof Stripe.errors.StripeError || error instanceof StripeApiError) return;
      throw error;
    }
  }

  private async perform(step: Step): Promise<void> {
    const { app } = this;
    const { services, stripe } = app.container;
    const control = controlOf(app);
    switch (step.kind) {
      case 'buy':
        return this.buy(this.person(step.who), step.card, step.code);
      case 'wait':
        return this.advance(step.days);
      case 'renew':
        return void control.advanceToRenewal(await this.customer(step.who));
      case 'breakCard':
        return control.replaceCard(await this.customer(step.who), FAILS_LATER);
      case 'repair': {
        const customer = await this.customer(step.who);
        control.replaceCard(customer, PAYS);
        const { data } = await stripe.invoices.list({ customer, status: 'open' });
        for (const { id } of data) await stripe.invoices.pay(id);
        return;
      }
      case 'cancel':
        return void (await this.person(step.who).client.graphql('mutation { cancelSubscription { id } }'));
      case 'resume':
        return void (await this.person(step.who).client.graphql('mutation { resumeSubscription { id } }'));
      case 'refund': {
        const charge = await this.charge(step.who, step.payment);
        if (!charge) return;
        const amount = Math.max(1, Math.floor((charge.amount - charge.amount_refunded) * step.share));
        await stripe.refunds.create({ charge: charge.id, amount });
        return;
      }
      case 'failRefund': {
        const charge = await this.charge(step.who, 0);
        const [refund] = charge ? (await stripe.refunds.list({ charge: charge.id })).data : [];
        if (refund) control.settleRefund(refund.id, 'failed');
        return;
      }
      case 'repeatRefunds':
        return services.paymentRefunds.repeatDue();
      case 'dispute': {
        const charge = await this.charge(step.who, step.payment);
        if (charge) this.disputes.push(control.openDispute(idOf(charge.payment_intent ?? '')));
        return;
      }
      case 'decide': {
        const dispute = this.disputes.pop();
        if (dispute) control.closeDispute(dispute, step.outcome);
        return;
      }
      case 'hold':
        return control.holdDeliveries();
      case 'lose':
        return this.lose(step.every);
      case 'duplicate':
        for (const { id } of control.heldEvents().slice(0, 5)) await control.deliver(id, step.times);
        return;
      case 'release':
        return control.releaseDeliveries(step.order);
      case 'reconcile':
        return void (await services.reconciliation.run());
    }
  }

  private async buy({ client }: Person, card: string, code: string | null): Promise<void> {
    if (this.app.container.clock().getUTCFullYear() >= CARDS_EXPIRE) return;
    const { data } = await client.graphql<{ startCheckout: { url: string } }>(
      'mutation { startCheckout { url } }',
    );
    if (!data) return;
    const { url } = data.startCheckout;
    if (code) {
      const body = new URLSearchParams({ promotionCode: code, step: 'enter-code' });
      await (await fetch(url, { method: 'POST', body })).body?.cancel();
    }
    await payAtCheckout(url, card);
  }

  /** Drops held events: every n-th one, or all. */
  private lose(every: number): void {
    const control = controlOf(this.app);
    control.heldEvents().forEach(({ id }, index) => {
      if (index % every > 0) return;
      control.drop(id);
      this.lost.add(id);
    });
  }

  private advance(days: number): void {
    const { clock } = this.app.container;
    controlOf(this.app).advanceTo(new Date(clock().getTime() + days * DAY_MS));
  }

  private person(who: number): Person {
    const person = this.people[who];
    if (!person) throw new Error(`There is no person ${who}`);
    return person;
  }

  /** The Stripe customer ID of a person. Returns an unknown ID for a person who never bought. */
  private async customer(who: number): Promise<string> {
    const [row] = await this.app.sql<{ id: string }>(
      'select stripe_customer_id as id from customers where user_id = $1',
      [this.person(who).id],
    );
    return row?.id ?? 'cus_of_nobody';
  }

  /** A successful payment of a person. 0 is the newest. */
  private async charge(who: number, place: number): Promise<Stripe.Charge | undefined> {
    const customer = await this.customer(who);
    const { data } = await this.app.container.stripe.charges.list({ customer, limit: 100 });
    return data.filter(({ status }) => status === 'succeeded')[place];
  }

  /** Waits until every event that is neither held nor lost has arrived and is processed. */
  private async untilHeard(): Promise<void> {
    const { stripe } = this.app.container;
    await vi.waitFor(
      async () => {
        const events = await listHandledEvents(stripe, { limit: 100 });
        const sent = events.map(({ id }) => id).filter((id) => !this.lost.has(id));
        const here = await this.app.sql('select id from stripe_events where id = any($1)', [sent]);
        expect(here).toHaveLength(sent.length);
      },
      { timeout: 300_000, interval: 100 },
    );
    await untilIdle(this.app);
  }
}
