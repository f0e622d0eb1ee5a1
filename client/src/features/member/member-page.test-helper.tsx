import { fireEvent, within } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { currentToasts } from '#client/toasts/toasts.ts';
import { sampleEntry, sampleHistory, sampleReport } from '#client/testing/access-samples.ts';
import {
  sampleConnection,
  sampleMember,
  samplePayment,
  sampleVisits,
} from '#client/testing/admin-samples.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { MemberPage } from './member-page.tsx';

/** One payment of member 7. */
export const samplePayments = (refunded = 0) => sampleConnection('Payment', [samplePayment('p1', refunded)]);
/** The subscription of member 7. */
export const paid = sampleMember('7').subscription;
/** The access report and history of member 7. */
export const accessOf = (mayWatch: boolean, text: string) => ({
  access: sampleReport({ mayWatch, text }),
  accessHistory: sampleHistory([sampleEntry('1', { text })]),
});

/** Opens the page of member 7 as an admin. */
export async function openMember(answers: Answers = {}) {
  const asked: Record<string, unknown>[] = [];
  const { client, sent } = createCountingClient({
    Me: () => ({ me: sampleUser('ADMIN') }),
    Member: () => ({ user: { ...sampleMember('7'), ...sampleVisits, payments: samplePayments() } }),
    MemberAccess: () => ({ user: { __typename: 'User', id: '7', ...accessOf(true, 'The year is paid.') } }),
    MemberAgreements: () => ({
      user: { __typename: 'User', id: '7', agreements: [] },
      purchaseAgreements: sampleConnection('PurchaseAgreement', []),
    }),
    AuditLog: () => ({ auditLog: sampleConnection('AuditEntry', []) }),
    ConfirmIdentity: () => ({
      confirmIdentity: { __typename: 'ConfirmIdentityPayload', confirmedAt: '2026-03-02T10:00:00.000Z' },
    }),
    ChangeRole: (variables) => {
      asked.push(variables);
      return { changeRole: { __typename: 'User', id: '7', role: variables['role'], access: sampleReport() } };
    },
    EndAccess: (variables) => {
      asked.push(variables);
      return {
        endAccess: {
          __typename: 'User',
          id: '7',
          subscription: { ...paid, status: 'INACTIVE' },
          payments: samplePayments(variables['refund'] ? 49_900 : 0),
          ...accessOf(false, 'An admin ended it.'),
        },
      };
    },
    GrantAccess: (variables) => {
      asked.push(variables);
      return {
        grantAccess: {
          __typename: 'User',
          id: '7',
          subscription: { ...paid, kind: 'GRANTED', currentPeriodEnd: variables['until'] },
          ...accessOf(true, 'An admin gave access.'),
        },
      };
    },
    ...answers,
  });
  const router = createMemoryRouter([{ path: '/admin/members/:id', element: <MemberPage /> }], {
    initialEntries: ['/admin/members/7'],
  });
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const before = sent.length;
  const confirm = (name: string) =>
    act(async () =>
      within(page.getByRole('alertdialog', { hidden: false }))
        .getByRole('button', { name })
        .click(),
    );
  /** Makes the member an admin and fills in the confirmation. */
  const makeAdmin = async (typed = sampleMember('7').fullName) => {
    await page.press('Make admin');
    const dialog = within(page.getByRole('dialog', { name: /^Make .* an admin\?$/ }));
    fireEvent.change(dialog.getByLabelText('Full name of the new admin'), { target: { value: typed } });
    fireEvent.change(dialog.getByLabelText('Your password'), { target: { value: 'Lectern#1' } });
    await act(async () => dialog.getByRole('button', { name: 'Make admin' }).click());
    await eventually(() => expect(currentToasts()).not.toEqual([]));
  };
  const paymentsTable = () => page.getByRole('table', { name: 'Payments, newest first' }).textContent;
  const newestEntry = () =>
    within(page.getByRole('list', { name: 'History' })).getAllByRole('listitem')[0]?.textContent;
  return {
    ...page,
    makeAdmin,
    asked,
    confirm,
    paymentsTable,
    newestEntry,
    sentSince: () => sent.slice(before),
  };
}
