// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import type { PaymentProblemPartsFragment, ReconciliationPartsFragment } from '#client/gql/graphql.ts';
import { formatDateTime } from '#client/format/format.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { sampleHistory, sampleReport } from '#client/testing/access-samples.ts';
import { sampleConnection, samplePayment } from '#client/testing/admin-samples.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { render } from '#client/testing/render.tsx';
import { eventually } from '#client/testing/eventually.ts';
import { PaymentProblemsCard } from './payment-problems-card.tsx';
import { PaymentProblemsPage } from './payment-problems-page.tsx';

const time = '2026-03-01T10:00:00.000Z';

/** A failed refund of member `id`. */
const problem = (
  id: string,
  fields: Partial<PaymentProblemPartsFragment> = {},
): PaymentProblemPartsFragment => ({
  __typename: 'PaymentProblem',
  id,
  kind: 'REFUND_FAILED',
  since: time,
  text: `The card of person ${id} was closed.`,
  user: { __typename: 'User', id, fullName: `Person ${id}` },
  payment: samplePayment(`p${id}`),
  ...fields,
});

const comparison = (fields: Partial<ReconciliationPartsFragment> = {}): ReconciliationPartsFragment => ({
  __typename: 'Reconciliation',
  id: 'c1',
  startedAt: time,
  finishedAt: time,
  missedEvents: 0,
  payersChecked: 12,
  differences: [],
  failure: null,
  ...fields,
});

const stripeConnection = (unavailableSince: string | null) => ({
  stripeConnection: { __typename: 'StripeConnection', unavailableSince },
  stripeAccountChange: null,
});

const problems = (list: PaymentProblemPartsFragment[], more = {}) => ({
  paymentProblems: sampleConnection('PaymentProblem', list, more),
});

/** The answer to a retry of the refund of member `id`, which ends in this state. */
const retried = (id: string, state: string) => ({
  retryRefund: {
    ...samplePayment(`p${id}`),
    latestRefund: {
      __typename: 'Refund',
      id: `f${id}`,
      state,
      failureReason: null,
      requestedAt: time,
      amount: { __typename: 'Money', amount: 49_900, currency: 'usd' },
      presentment: null,
    },
    user: { __typename: 'User', id, access: sampleReport(), accessHistory: sampleHistory([]) },
  },
});

/** Opens a component with two problems and a reconciliation that corrected two differences. */
async function open(Screen: ComponentType, answers: Answers = {}) {
  const { client, sent } = createCountingClient({
    PaymentProblems: () => problems([problem('1'), problem('2', { kind: 'DISPUTE' })]),
    LatestReconciliation: () => ({
      ...stripeConnection(null),
      latestReconciliation: comparison({ differences: ['A payment was missing.', 'A refund was missing.'] }),
    }),
    ...answers,
  });
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }]);
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const before = sent.length;
  const items = () =>
    within(
      page.getByRole('list', { name: /^(Payments that need attention|Problems, newest first)$/ }),
    ).getAllByRole('listitem');
  return { ...page, items, sentSince: () => sent.slice(before) };
}

afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

const linksIn = (items: HTMLElement[]) => items.map((item) => within(item).getByRole('link'));
const said = () => currentToasts().map(({ text }) => text);

describe('the card of payments that need attention', () => {
  it('counts the problems and shows the reason and the member of each', async () => {
    const page = await open(PaymentProblemsCard);
    expect(page.getByRole('heading', { level: 2 }).parentElement?.textContent).toBe(
      'Payments that need attention2',
    );
    expect(page.items()[0]?.textContent).toContain(
      'Refund failedThe card of person 1 was closed.Person 1$499',
    );
    expect(linksIn(page.items()).map((link) => link.getAttribute('href'))).toEqual([
      '/admin/members/1',
      '/admin/members/2',
    ]);
    await page.unmount();
  });

  it('offers a retry only where it is possible', async () => {
    const { items, unmount } = await open(PaymentProblemsCard);
    expect(items().map((item) => within(item).queryAllByRole('button').length)).toEqual([1, 0]);
    await unmount();
  });

  it('shows five problems and links to the rest', async () => {
    const many = ['1', '2', '3', '4', '5', '6'].map((id) => problem(id));
    const page = await open(PaymentProblemsCard, {
      PaymentProblems: () => problems(many.slice(0, 5), { totalCount: 6, hasNextPage: true }),
    });
    expect(page.items()).toHaveLength(5);
    expect(page.getByRole('link', { name: 'Show all 6' }).getAttribute('href')).toBe(
      '/admin/payments/problems',
    );
    await page.unmount();
  });

  it('says that there are no problems', async () => {
    const { container, unmount } = await open(PaymentProblemsCard, { PaymentProblems: () => problems([]) });
    expect(container.textContent).toContain('Nothing needs your attention');
    await unmount();
  });

  it('can be retried after a failure', async () => {
    const answers = [new GraphQLError(''), problems([])];
    const { container, press, unmount } = await open(PaymentProblemsCard, {
      PaymentProblems: () => answers.shift() ?? new GraphQLError('Too many calls'),
    });
    expect(container.textContent).toContain('Failed to load the payment problems');
    await press('Try again');
    expect(container.textContent).toContain('Nothing needs your attention');
    await unmount();
  });
});

describe('retrying a refund', () => {
  it('removes the problem without a refetch, and moves the focus to the heading', async () => {
    const { items, press, sentSince, unmount } = await open(PaymentProblemsCard, {
      RetryRefund: () => retried('1', 'PENDING'),
    });
    await press('Retry refund to Person 1');
    expect(items().map((item) => item.textContent.slice(0, 7))).toEqual(['Dispute']);
    expect(sentSince()).toEqual(['RetryRefund']);
    expect(said()).toEqual(['The refund is on its way again']);
    expect(document.activeElement?.textContent).toBe('Payments that need attention');
    await unmount();
  });

  it('keeps the problem when the refund fails again', async () => {
    const { items, press, unmount } = await open(PaymentProblemsCard, {
      RetryRefund: () => retried('1', 'FAILED'),
    });
    await press('Retry refund to Person 1');
    expect(items()).toHaveLength(2);
    expect(said()).toEqual(['Failed to retry the refund']);
    await unmount();
  });
});

describe('the reconciliation with Stripe', () => {
  it('shows its time and its corrections', async () => {
    const page = await open(PaymentProblemsCard);
    expect(page.container.textContent).toContain(
      `Compared with Stripe: ${formatDateTime(time)}, 2 differences corrected`,
    );
    expect(page.getByRole('group').textContent).toContain('A refund was missing.');
    await page.unmount();
  });

  it.each<[string, ReconciliationPartsFragment | null, string]>([
    ['never ran', null, 'Not compared with Stripe yet'],
    ['is running', comparison({ finishedAt: null }), 'Being compared with Stripe since'],
    ['failed', comparison({ finishedAt: null, failure: 'No answer' }), 'failed: No answer'],
    ['corrected nothing', comparison(), 'no differences corrected'],
    ['found events', comparison({ missedEvents: 1 }), '1 event had not arrived'],
  ])('that %s is shown', async (_name, latestReconciliation, expected) => {
    const { container, unmount } = await open(PaymentProblemsCard, {
      LatestReconciliation: () => ({ latestReconciliation, ...stripeConnection(null) }),
    });
    expect(container.textContent).toContain(expected);
    await unmount();
  });

  it('is shown below the start of a Stripe outage', async () => {
    const { container, unmount } = await open(PaymentProblemsCard, {
      LatestReconciliation: () => ({ latestReconciliation: null, ...stripeConnection(time) }),
    });
    expect(container.textContent).toContain(`Stripe has not responded since ${formatDateTime(time)}`);
    await unmount();
  });

  it('that is started manually and corrects nothing is shown without a refetch', async () => {
    const { container, press, sentSince, unmount } = await open(PaymentProblemsCard, {
      ReconcilePayments: () => ({ reconcilePayments: comparison({ id: 'c2' }) }),
    });
    await press('Compare now');
    // Apollo notifies components of a changed cache by a timer.
    await eventually(() => expect(container.textContent).toContain('no differences corrected'));
    expect(sentSince()).toEqual(['ReconcilePayments']);
    expect(said()).toEqual(['Payments compared with Stripe']);
    await unmount();
  });

  it('that corrects something refetches the problems', async () => {
    const answers = [problems([problem('1')]), problems([])];
    const { container, press, sentSince, unmount } = await open(PaymentProblemsCard, {
      PaymentProblems: () => answers.shift() ?? new GraphQLError('Too many calls'),
      ReconcilePayments: () => ({
        reconcilePayments: comparison({ id: 'c2', differences: ['A refund was missing.'] }),
      }),
    });
    await press('Compare now');
    expect(sentSince()).toEqual(['ReconcilePayments', 'PaymentProblems']);
    expect(container.textContent).toContain('Nothing needs your attention');
    await unmount();
  });

  it('that succeeds removes the problem of the failed one before', async () => {
    const { items, press, unmount } = await open(PaymentProblemsCard, {
      PaymentProblems: () =>
        problems([problem('1'), problem('9', { kind: 'RECONCILIATION_FAILED', user: null, payment: null })]),
      ReconcilePayments: () => ({ reconcilePayments: comparison({ id: 'c2' }) }),
    });
    expect(items()).toHaveLength(2);
    await press('Compare now');
    expect(items()).toHaveLength(1);
    await unmount();
  });

  it('that fails is shown as the newest one, with its problem', async () => {
    const comparisons = [comparison(), comparison({ id: 'c2', finishedAt: null, failure: 'No answer' })];
    const answers = [problems([]), problems([problem('9', { kind: 'RECONCILIATION_FAILED', user: null })])];
    const { container, items, press, unmount } = await open(PaymentProblemsCard, {
      LatestReconciliation: () => ({
        latestReconciliation: comparisons.shift() ?? null,
        ...stripeConnection(null),
      }),
      PaymentProblems: () => answers.shift() ?? new GraphQLError('Too many calls'),
      ReconcilePayments: () => new GraphQLError('Stripe cannot be reached'),
    });
    await press('Compare now');
    expect(said()).toEqual(['Stripe cannot be reached']);
    expect(container.textContent).toContain('failed: No answer');
    expect(items()).toHaveLength(1);
    await unmount();
  });

  it('shows the reason when it cannot be started', async () => {
    const { press, unmount } = await open(PaymentProblemsCard, {
      ReconcilePayments: () =>
        new GraphQLError('A comparison of the payments with Stripe is already running'),
    });
    await press('Compare now');
    expect(said()).toEqual(['A comparison of the payments with Stripe is already running']);
    await unmount();
  });
});

describe('the page of all problems', () => {
  it('appends the next page', async () => {
    const { items, press, unmount } = await open(PaymentProblemsPage, {
      PaymentProblems: ({ after }) =>
        after
          ? problems([problem('2')], { totalCount: 2 })
          : problems([problem('1')], { totalCount: 2, hasNextPage: true }),
    });
    await press('Show more');
    expect(linksIn(items()).map(({ textContent }) => textContent)).toEqual(['Person 1', 'Person 2']);
    await unmount();
  });

  it('explains itself when there are no problems', async () => {
    const page = await open(PaymentProblemsPage, { PaymentProblems: () => problems([]) });
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Payments that need attention');
    expect(page.container.textContent).toContain('Nothing needs your attention');
    await page.unmount();
  });
});
