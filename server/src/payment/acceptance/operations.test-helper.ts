import { expect, vi } from 'vitest';
import { dataOf, PASSWORD } from '#testing/factories.ts';
import type { GraphqlAnswer } from '#testing/http-client.ts';
import { PATIENCE, type EnvironmentSchool } from '#testing/environment.ts';
import { tryCallOff, tryStart } from '#server/payment/price-change/price-change.test-helper.ts';
import {
  CANCEL,
  CONFIRM_CHECKOUT,
  NEW_PRICE,
  START_CHECKOUT,
  type ScenarioName,
} from './scenarios.test-helper.ts';

/** The explicitly expected result. The rest is compared with an undisturbed run. */
interface End {
  stripe: object;
  /** Subjects of all mails but the welcome mail, with `DAY` for the day of a renewal. */
  mails: string[];
}

/** An operation that calls Stripe and commits. */
export interface Operation {
  scenario: ScenarioName;
  /** Makes the request as a person or Stripe does. It is repeated after the restart. */
  ask: (school: EnvironmentSchool) => Promise<GraphqlAnswer<object> | null>;
  /** For operations that continue in a job after the response: waits until the job is done. */
  untilDone?: (school: EnvironmentSchool) => Promise<void>;
  /** Finds a row once the intent is committed. Null if nothing is owed unless the request is repeated. */
  intent: string | null;
  /**
   * Whether only the job itself can finish the work. The queue gives it to another process four hours after a crash.
   */
  isForQueueAlone?: boolean;
  end: End;
}

const END_ACCESS = 'mutation ($id: ID!) { endAccess(userId: $id, refund: true) { id } }';
const RESUME = 'mutation { resumeSubscription { id } }';
const RETRY = 'mutation ($id: ID!) { retryRefund(paymentId: $id) { id } }';
const REFUND = 'mutation ($id: ID!, $amount: Int!) { refundPayment(paymentId: $id, amount: $amount) { id } }';
const DELETE = 'mutation ($password: String!) { deleteAccount(currentPassword: $password) { userId } }';

const PRICE = 49_900;
const paidOnce = {
  customers: [{ email: 'learner@example.com' }],
  products: [expect.anything()],
  prices: [{ amount: PRICE }],
  sessions: [{ status: 'complete', payment: 'paid' }],
  charges: [{ amount: PRICE, status: 'succeeded', refunded: false }],
  refunds: [],
};
const running = { ...paidOnce, subscriptions: [{ status: 'active', ends: false, amount: PRICE }] };
const ending = { ...paidOnce, subscriptions: [{ status: 'active', ends: true, amount: PRICE }] };
const givenBack = {
  ...paidOnce,
  subscriptions: [{ status: 'canceled', ends: false, amount: PRICE }],
  charges: [{ amount: PRICE, status: 'succeeded', refunded: true }],
  refunds: [{ amount: PRICE, status: 'succeeded' }],
};
/** Two subscriptions, whose next payments have these amounts. */
const twoAt = (amount: number) => {
  const subscription = { status: 'active', ends: false, amount };
  const [charge] = paidOnce.charges;
  return {
    ...paidOnce,
    customers: [{ email: 'other@example.com' }, { email: 'learner@example.com' }],
    sessions: [...paidOnce.sessions, ...paidOnce.sessions],
    charges: [charge, charge],
    subscriptions: [subscription, subscription],
  };
};
const RECEIPT = 'Your receipt for $499';
const CANCELLED = 'Your subscription is cancelled';
const DELETED = 'Your account was deleted';
const ENDED_WITH_REFUND = 'Your subscription has ended, and your payment has been refunded';
/** A mail to the operator. */
const FAILED = 'A refund of $499 failed';
const DELAYED = 'Your refund is delayed';
const GIVEN_BACK = 'We have refunded $499 to you';
const ANNOUNCED = 'From DAY, your subscription costs $599 a year';
const STAYS = 'The price of your subscription does not change';
const RENEWS = 'Reminder: your subscription renews on DAY for $599';

const requested = 'select 1 from intents';
/** Stripe has the payment, so that no further request is needed. */
const always = 'select 1';

/** Waits until a query finds a row, or the process is dead. */
async function untilFound({ environment, process }: EnvironmentSchool, query: string): Promise<void> {
  await vi.waitUntil(async () => !process.isAlive || (await environment.sql(query)).length > 0, PATIENCE);
}

/** Waits until both subscriptions have a notice in this state. */
const untilNotices = (state: string) => (school: EnvironmentSchool) =>
  untilFound(school, `select 1 from price_notices where state = '${state}' having count(*) = 2`);

export const OPERATIONS: Record<string, Operation> = {
  startCheckout: {
    scenario: 'fresh',
    ask: ({ learner }) => learner.graphql(START_CHECKOUT),
    intent: null,
    end: {
      stripe: {
        ...paidOnce,
        sessions: [{ status: 'open', payment: 'unpaid' }],
        subscriptions: [],
        charges: [],
      },
      mails: [],
    },
  },
  confirmCheckout: {
    scenario: 'paid',
    ask: ({ learner, environment }) => learner.graphql(CONFIRM_CHECKOUT, { id: environment.facts.sessionId }),
    intent: always,
    end: { stripe: running, mails: [RECEIPT] },
  },
  webhook: {
    scenario: 'paid',
    async ask(school) {
      await school.control('deliver', { event: school.environment.facts.eventId });
      return null;
    },
    untilDone: (school) =>
      untilFound(
        school,
        `select 1 from stripe_events where state = 'PROCESSED' and type = 'checkout.session.completed'`,
      ),
    intent: always,
    end: { stripe: running, mails: [RECEIPT] },
  },
  'cancelSubscription in the window': {
    scenario: 'subscribed',
    ask: ({ learner }) => learner.graphql(CANCEL),
    intent: requested,
    end: { stripe: givenBack, mails: [RECEIPT, CANCELLED] },
  },
  'cancelSubscription later': {
    scenario: 'later',
    ask: ({ learner }) => learner.graphql(CANCEL),
    intent: requested,
    end: { stripe: ending, mails: [RECEIPT, CANCELLED] },
  },
  resumeSubscription: {
    scenario: 'ending',
    ask: ({ learner }) => learner.graphql(RESUME),
    intent: `${requested} where kind = 'RESUME'`,
    end: { stripe: running, mails: [RECEIPT, CANCELLED] },
  },
  'a request by its job': {
    scenario: 'asked',
    async ask({ environment }) {
      await environment.bringJobsForward();
      return null;
    },
    untilDone: (school) => untilFound(school, `${requested} where closed_at is not null`),
    intent: requested,
    end: { stripe: givenBack, mails: [RECEIPT, CANCELLED] },
  },
  'endAccess with refund': {
    scenario: 'subscribed',
    ask: ({ admin, environment }) => admin.graphql(END_ACCESS, { id: environment.facts.learnerId }),
    intent: requested,
    end: { stripe: givenBack, mails: [RECEIPT, CANCELLED] },
  },
  'refundPayment of all of it': {
    scenario: 'subscribed',
    ask: ({ admin, environment }) =>
      admin.graphql(REFUND, { id: environment.facts.paymentId, amount: PRICE }),
    intent: `select 1 from audit_entries where action = 'PAYMENT_REFUNDED'`,
    end: { stripe: givenBack, mails: [RECEIPT, ENDED_WITH_REFUND] },
  },
  retryRefund: {
    scenario: 'refundFailed',
    ask: ({ admin, environment }) => admin.graphql(RETRY, { id: environment.facts.paymentId }),
    intent: `select 1 from audit_entries where action = 'REFUND_RETRIED'`,
    end: {
      stripe: {
        ...givenBack,
        refunds: [
          { amount: PRICE, status: 'failed' },
          { amount: PRICE, status: 'succeeded' },
        ],
      },
      mails: [RECEIPT, CANCELLED, FAILED, DELAYED, GIVEN_BACK],
    },
  },
  deleteAccount: {
    scenario: 'ending',
    ask: ({ learner }) => learner.graphql(DELETE, { password: PASSWORD }),
    untilDone: (school) =>
      untilFound(
        school,
        `select 1 where not exists (select from intents where kind = 'FORGET') and not exists (select from graphile_worker.jobs where task_identifier = 'carry-out-intent')`,
      ),
    intent: `select 1 where (select count(*) from users) = 1`,
    isForQueueAlone: true,
    end: {
      stripe: {
        ...paidOnce,
        customers: [],
        subscriptions: [{ status: 'canceled', ends: false, amount: PRICE }],
      },
      mails: [RECEIPT, CANCELLED, DELETED],
    },
  },
  'startPriceChange, and its announcement': {
    scenario: 'repriced',
    ask: ({ admin }) => tryStart(admin, NEW_PRICE),
    untilDone: untilNotices('TOLD'),
    intent: 'select 1 from price_changes',
    isForQueueAlone: true,
    end: { stripe: twoAt(PRICE), mails: [RECEIPT, RECEIPT, ANNOUNCED, ANNOUNCED] },
  },
  'callOffPriceChange, and its mails': {
    scenario: 'announced',
    async ask({ admin, environment }) {
      const [change] = await environment.sql<{ id: string }>('select id from price_changes');
      return tryCallOff(admin, change?.id ?? '');
    },
    untilDone: untilNotices('CALLED_OFF'),
    intent: 'select 1 from price_changes where called_off_at is not null',
    isForQueueAlone: true,
    end: { stripe: twoAt(PRICE), mails: [RECEIPT, RECEIPT, ANNOUNCED, ANNOUNCED, STAYS, STAYS] },
  },
  'a new price at Stripe by its job': {
    scenario: 'due',
    async ask({ environment }) {
      await environment.sql(`select from graphile_worker.add_job('work-on-price-changes', '{}'::json)`);
      return null;
    },
    untilDone: untilNotices('APPLIED'),
    intent: always,
    isForQueueAlone: true,
    end: {
      stripe: {
        ...twoAt(NEW_PRICE),
        products: [expect.anything(), expect.anything()],
        prices: [{ amount: NEW_PRICE }, { amount: PRICE }],
      },
      mails: [RECEIPT, RECEIPT, ANNOUNCED, ANNOUNCED, RENEWS, RENEWS],
    },
  },
};

/** Throws for an error response, unless it says that the operation is already done. */
export function requireDone(answer: GraphqlAnswer<object> | null, mayBeDone: boolean): void {
  const codes = answer?.errors?.map(({ extensions }) => extensions.code) ?? [];
  const isDone = codes.every((code) => code === 'CONFLICT' || code === 'UNAUTHENTICATED');
  if (answer && !(mayBeDone && isDone)) dataOf(answer);
}
