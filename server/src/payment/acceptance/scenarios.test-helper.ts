import { dataOf, tryRegister } from '#testing/factories.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { tryStart } from '#server/payment/price-change/price-change.test-helper.ts';
import { payAtCheckout } from '#server/payment/pay-at-checkout.test-helper.ts';
import { updateSchool } from '#server/school/school.test-helper.ts';
import type { SchoolProcesses } from '#testing/school-processes.ts';
import { withSchool, Environment, type EnvironmentSchool } from '#testing/environment.ts';
import { forgetCommits, installCommitPoints } from './commit-points.test-helper.ts';

export const START_CHECKOUT = 'mutation { startCheckout { id url } }';
export const CONFIRM_CHECKOUT =
  'mutation ($id: ID!) { confirmCheckout(sessionId: $id) { subscription { status } } }';
export const CANCEL = 'mutation { cancelSubscription { id } }';

/** Past the refund period, and long before the next renewal. */
const DAYS_UNTIL_LATER = 20;
/** The price of the offer after the first payments. */
export const NEW_PRICE = 59_900;
/** Later than the day before the renewal on which subscriptions get their new price at Stripe. */
const DAYS_BEFORE_RENEWAL = 1.5;

/** Registers a person and keeps the cookies of their browser. */
async function makePerson(school: EnvironmentSchool, email: string): Promise<{ id: string; cookie: string }> {
  const client = school.client();
  const { id } = dataOf(await tryRegister(client, { email, fullName: 'Pat Payer' })).register;
  return { id, cookie: client.cookieHeader() };
}

/** The states in which operations begin. Each is built on another one. */
const SCENARIOS = {
  /** An admin, and a learner who is unknown to Stripe. */
  fresh: {
    from: null,
    async prepare(school: EnvironmentSchool) {
      const { environment } = school;
      // Scheduled jobs would interfere whenever the tests run at their minute.
      await environment.sql(
        `create function leave_out() returns trigger language plpgsql as 'begin return null; end';
         create trigger no_job_by_the_clock before insert on graphile_worker._private_jobs
           for each row when (new.payload::jsonb ? '_cron') execute function leave_out()`,
      );
      const [learner, admin] = [
        await makePerson(school, 'learner@example.com'),
        await makePerson(school, 'admin@example.com'),
      ];
      await environment.sql(`update users set role = 'ADMIN' where id = $1`, [admin.id]);
      await installCommitPoints(environment);
      Object.assign(environment.facts, {
        learnerId: learner.id,
        learner: learner.cookie,
        adminId: admin.id,
        admin: admin.cookie,
      });
    },
  },
  /** The learner has paid, and our tables do not know it yet. */
  paid: {
    from: 'fresh',
    async prepare(school: EnvironmentSchool) {
      const { startCheckout } = dataOf(
        await school.learner.graphql<{ startCheckout: { id: string; url: string } }>(START_CHECKOUT),
      );
      await school.untilQuiet();
      await school.control('holdDeliveries');
      await payAtCheckout(school.here(startCheckout.url));
      const held = (await school.control('heldEvents')) as { id: string; type: string }[];
      const completed = held.find(({ type }) => type === 'checkout.session.completed');
      Object.assign(school.environment.facts, { sessionId: startCheckout.id, eventId: completed?.id });
    },
  },
  subscribed: {
    from: 'paid',
    async prepare(school: EnvironmentSchool) {
      const { sessionId } = school.environment.facts;
      dataOf(await school.learner.graphql(CONFIRM_CHECKOUT, { id: sessionId }));
      const [payment] = await school.environment.sql<{ id: string }>('select id from payments');
      school.environment.facts.paymentId = payment?.id;
    },
  },
  /** The learner cancelled while Stripe was unreachable. */
  asked: {
    from: 'subscribed',
    async prepare(school: EnvironmentSchool) {
      const fault = { method: 'GET', path: '/v1/subscriptions/:id', when: 'before', effect: { status: 500 } };
      await school.control('addFault', { ...fault, times: 3 });
      dataOf(await school.learner.graphql(CANCEL));
      // Otherwise the job would be retried before the state is read.
      await school.environment.sql(
        `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now() + interval '1 hour')`,
      );
    },
  },
  refundFailed: {
    from: 'subscribed',
    async prepare(school: EnvironmentSchool) {
      dataOf(await school.learner.graphql(CANCEL));
      const { data } = await school.stripe.refunds.list();
      await school.control('settleRefund', { refund: data[0]?.id, outcome: 'failed' });
    },
  },
  later: {
    from: 'subscribed',
    async prepare(school: EnvironmentSchool) {
      const time = new Date(Date.now() + DAYS_UNTIL_LATER * DAY_MS);
      await school.control('advanceTo', { time: time.toISOString() });
    },
  },
  /** The subscription ends at the end of the paid year. */
  ending: {
    from: 'later',
    async prepare(school: EnvironmentSchool) {
      dataOf(await school.learner.graphql(CANCEL));
    },
  },
  /** Two people have subscribed, and new subscribers pay another price. */
  repriced: {
    from: 'subscribed',
    async prepare(school: EnvironmentSchool) {
      const { environment } = school;
      const other = school.client((await makePerson(school, 'other@example.com')).cookie);
      const { startCheckout } = dataOf(
        await other.graphql<{ startCheckout: { id: string; url: string } }>(START_CHECKOUT),
      );
      await payAtCheckout(school.here(startCheckout.url));
      dataOf(await other.graphql(CONFIRM_CHECKOUT, { id: startCheckout.id }));
      await environment.sql('update sessions set confirmed_at = now()');
      await updateSchool(school.admin, { priceAmount: NEW_PRICE });
    },
  },
  /** The subscribers know that their price changes. */
  announced: {
    from: 'repriced',
    async prepare(school: EnvironmentSchool) {
      dataOf(await tryStart(school.admin, NEW_PRICE));
    },
  },
  /** The subscriptions renew soon, at the announced price. */
  due: {
    from: 'announced',
    async prepare(school: EnvironmentSchool) {
      const { data } = await school.stripe.subscriptions.list();
      const ends = data.flatMap(({ items }) => items.data.map((item) => item.current_period_end * 1000));
      const time = new Date(Math.min(...ends) - DAYS_BEFORE_RENEWAL * DAY_MS);
      await school.control('advanceTo', { time: time.toISOString() });
      await school.untilQuiet();
      // Sends the notices of the coming renewal, as the daily run does.
      dataOf(await school.admin.graphql('mutation { reconcilePayments { failure } }'));
    },
  },
} as const;

export type ScenarioName = keyof typeof SCENARIOS;

/** Environments to copy, one for each requested scenario. Their schools are stopped, and Stripe's events are held. */
export class Scenarios {
  private readonly made = new Map<ScenarioName, Promise<Environment>>();

  constructor(private readonly processes: SchoolProcesses) {}

  /** A new environment in the state of a scenario. */
  async copy(name: ScenarioName): Promise<Environment> {
    const environment = this.made.get(name) ?? this.make(name);
    this.made.set(name, environment);
    return Environment.create(await environment);
  }

  async close(): Promise<void> {
    for (const environment of await Promise.allSettled(this.made.values())) {
      if (environment.status === 'fulfilled') await environment.value.remove();
    }
  }

  private async make(name: ScenarioName): Promise<Environment> {
    const scenario = SCENARIOS[name];
    const { from } = scenario;
    const environment = from === null ? await Environment.create() : await this.copy(from);
    await withSchool(this.processes, environment, async (school) => {
      if (from !== null) await school.control('releaseDeliveries');
      await scenario.prepare(school);
      await school.untilQuiet();
      await school.control('holdDeliveries');
    });
    await forgetCommits(environment);
    await environment.rest();
    return environment;
  }
}
