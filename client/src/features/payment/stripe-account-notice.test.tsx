// @vitest-environment happy-dom
import { act, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import type { StripeAccountChangePartsFragment } from '#client/gql/graphql.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { ReconciliationLine } from './reconciliation-line.tsx';
import { StripeAccountNotice } from './stripe-account-notice.tsx';

const CHANGE: StripeAccountChangePartsFragment = {
  __typename: 'StripeAccountChange',
  account: 'acct_1New',
  isLive: true,
  formerAccount: 'acct_1Old',
  formerIsLive: false,
  customers: 56,
  payments: 1,
  returningCustomers: 0,
  returningPayments: 0,
};

async function open(change: StripeAccountChangePartsFragment | null) {
  let current = change;
  const inputs: unknown[] = [];
  const { client } = createCountingClient({
    LatestReconciliation: () => ({
      latestReconciliation: null,
      stripeConnection: { __typename: 'StripeConnection', unavailableSince: null },
      stripeAccountChange: current,
    }),
    StartWithStripeAccount: (variables) => {
      inputs.push(variables);
      current = null;
      return {
        startWithStripeAccount: {
          __typename: 'StartWithStripeAccountPayload',
          stripeAccountChange: null,
        },
      };
    },
  });
  const element = (
    <>
      <StripeAccountNotice />
      <ReconciliationLine />
    </>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...page, inputs };
}

afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

it('names both accounts, what is set aside, and starts with the new one after a question', async () => {
  const page = await open(CHANGE);
  await eventually(() => expect(page.container.textContent).toContain('acct_1Old'));
  const { textContent } = page.container;
  expect(textContent).toContain('acct_1New, live mode');
  expect(textContent).toContain('acct_1Old, test mode');
  expect(textContent).toContain('Customers: 56. Payments: 1.');
  expect(textContent).not.toContain('still charged');
  expect(textContent).not.toContain('before come back');

  const starts = () => within(document.body).getAllByRole('button', { name: 'Start with this account' });
  await act(async () => starts()[0]?.click());
  expect(page.inputs).toEqual([]);
  await act(async () => starts().at(-1)?.click());
  await eventually(() => expect(page.queryByRole('heading')).toBeNull());
  expect(page.inputs).toEqual([{ input: { account: 'acct_1New', isLive: true } }]);
  await page.unmount();
});

it('tells what comes back, and that subscriptions of a live account are still charged', async () => {
  const page = await open({ ...CHANGE, formerIsLive: true, returningCustomers: 2, returningPayments: 3 });
  await eventually(() => expect(page.container.textContent).toContain('still charged'));
  expect(page.container.textContent).toContain('before come back.Customers: 2. Payments: 3.');
  await page.unmount();
});

it('shows nothing while the key is of the account in use', async () => {
  const page = await open(null);
  // From the same answer.
  await eventually(() => expect(page.container.textContent).toContain('Compare now'));
  expect(page.queryByRole('heading')).toBeNull();
  await page.unmount();
});
