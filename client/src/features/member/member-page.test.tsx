// @vitest-environment happy-dom
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { formatDate } from '#client/format/format.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import {
  sampleConnection,
  sampleMember,
  samplePayment,
  sampleVisits,
} from '#client/testing/admin-samples.ts';
import { paymentMessages } from '#shared/payment.ts';
import { accessOf, openMember as open, paid, samplePayments } from './member-page.test-helper.tsx';

const refund = (state: string) => ({
  __typename: 'Refund',
  id: 'f1',
  state,
  failureReason: state === 'FAILED' ? 'The card was closed' : null,
  requestedAt: '2026-03-02T10:00:00.000Z',
  amount: { __typename: 'Money', amount: 49_900, currency: 'usd' },
  presentment: null,
});

/** Member 7 with one payment that has these fields. */
const memberWith = (fields: object) => ({
  user: {
    ...sampleMember('7'),
    ...sampleVisits,
    payments: sampleConnection('Payment', [{ ...samplePayment('p1'), ...fields }]),
  },
});

/** The server's answer to a retry of that payment's refund. */
const retried = (state: string) => ({
  ...samplePayment('p1'),
  latestRefund: refund(state),
  user: { __typename: 'User', id: '7', ...accessOf(false, 'It was tried again.') },
});

const retryLabel = `Retry refund of the payment from ${formatDate(samplePayment('p1').paidAt)}`;

afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

describe("a member's page", () => {
  it('makes an admin after a name and a password, offers undo, and refetches only the audit log', async () => {
    const { container, asked, makeAdmin, sentSince, unmount } = await open();
    await makeAdmin();
    expect(container.textContent).toContain('Role: Admin');
    expect(sentSince()).toEqual(['ConfirmIdentity', 'ChangeRole', 'AuditLog']);
    await act(async () => currentToasts().at(-1)?.action?.run());
    expect(container.textContent).toContain('Role: User');
    expect(asked.map(({ role }) => role)).toEqual(['ADMIN', 'USER']);
    await unmount();
  });

  it('accepts a name that differs only in its Unicode form and spaces', async () => {
    const fullName = 'Jose\u0301  Mun\u0303oz\u00A0Ruiz';
    const { container, makeAdmin, unmount } = await open({
      Member: () => ({ user: { ...memberWith({}).user, fullName } }),
    });
    await makeAdmin('José Muñoz Ruiz');
    expect(container.textContent).toContain('Role: Admin');
    await unmount();
  });

  it('shows the reason when the last admin cannot be removed', async () => {
    const { container, makeAdmin, unmount } = await open({
      ChangeRole: () => new GraphQLError('The school needs at least one admin'),
    });
    await makeAdmin();
    expect(container.textContent).toContain('Role: User');
    expect(currentToasts().map(({ text }) => text)).toEqual(['The school needs at least one admin']);
    await unmount();
  });

  it('asks before it revokes the access, and refunds the payment on request', async () => {
    const page = await open();
    await page.press('Revoke access');
    expect(page.sentSince()).toEqual([]);
    await act(async () => page.getByRole('radio', { name: /^Refund/ }).click());
    await page.confirm('Revoke access');
    expect(page.asked).toEqual([{ userId: '7', refund: true }]);
    expect(page.container.textContent).toContain('Ended early');
    expect(page.paymentsTable()).toContain('$499$499');
    expect(page.newestEntry()).toContain('An admin ended it.');
    expect(page.sentSince()).toEqual(['EndAccess', 'AuditLog']);
    await page.unmount();
  });

  it('shows a pending revocation while Stripe is unreachable, and does not offer it again', async () => {
    const page = await open({
      EndAccess: () => ({
        endAccess: {
          __typename: 'User',
          id: '7',
          subscription: {
            ...paid,
            openRequest: {
              __typename: 'SubscriptionRequest',
              id: 'r1',
              kind: 'AT_ONCE',
              requestedAt: '2026-03-01T10:00:00.000Z',
              withRefund: false,
            },
          },
          payments: samplePayments(),
          ...accessOf(true, 'The year is paid.'),
        },
      }),
    });
    await page.press('Revoke access');
    await page.confirm('Revoke access');
    expect(page.container.textContent).toContain('The end of the access has been pending since');
    expect(currentToasts().map(({ text }) => text)).toEqual([paymentMessages.noted]);
    expect(page.queryByRole('button', { name: 'Revoke access' })).toBeNull();
    await page.unmount();
  });

  it('shows the access report and the history under their own headings', async () => {
    const page = await open();
    expect(page.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'The year is paid.',
      'History',
    ]);
    expect(page.newestEntry()).toContain('The year is paid.');
    await page.unmount();
  });

  it('keeps working when the history fails, which can be retried', async () => {
    const page = await open({ MemberAccess: () => new GraphQLError('') });
    expect(page.getByRole('alert').textContent).toContain('Failed to load the access history');
    expect(page.paymentsTable()).toContain('$499');
    await page.unmount();
  });

  it('shows a disputed payment', async () => {
    const { paymentsTable, unmount } = await open({ Member: () => memberWith({ isDisputed: true }) });
    expect(paymentsTable()).toContain('Disputed');
    await unmount();
  });

  it('retries a failed refund and shows the result immediately', async () => {
    const { paymentsTable, newestEntry, asked, press, sentSince, unmount } = await open({
      Member: () => memberWith({ latestRefund: refund('FAILED') }),
      RetryRefund: (variables) => {
        asked.push(variables);
        return { retryRefund: retried('PENDING') };
      },
    });
    expect(paymentsTable()).toContain('Refund failed: The card was closed');
    await press(retryLabel);
    expect(asked).toEqual([{ paymentId: 'p1' }]);
    expect(paymentsTable()).toContain('Refund on its way since');
    expect(newestEntry()).toContain('It was tried again.');
    expect(sentSince()).toEqual(['RetryRefund', 'AuditLog']);
    await unmount();
  });

  it('shows an error when the refund fails again', async () => {
    const { paymentsTable, press, unmount } = await open({
      Member: () => memberWith({ latestRefund: refund('FAILED') }),
      RetryRefund: () => ({ retryRefund: retried('FAILED') }),
    });
    await press(retryLabel);
    expect(currentToasts().map(({ text }) => text)).toEqual(['Failed to retry the refund']);
    expect(paymentsTable()).toContain('Refund failed');
    await unmount();
  });

  it('does not refund the payment by default', async () => {
    const { asked, press, confirm, unmount } = await open();
    await press('Revoke access');
    await confirm('Revoke access');
    expect(asked).toEqual([{ userId: '7', refund: false }]);
    await unmount();
  });

  it('grants access for a year unless another day is chosen', async () => {
    const { container, asked, press, unmount } = await open();
    await press('Grant access');
    const until = new Date(String(asked[0]?.['until']));
    expect(until.getFullYear()).toBe(new Date().getFullYear() + 1);
    expect(container.textContent).toContain('Granted until');
    await unmount();
  });

  it('shows the 404 page for an unknown member', async () => {
    const { container, unmount } = await open({
      Member: () => new GraphQLError('This member does not exist', { extensions: { code: 'NOT_FOUND' } }),
    });
    expect(container.textContent).toContain('404 Page not found');
    await unmount();
  });
});
