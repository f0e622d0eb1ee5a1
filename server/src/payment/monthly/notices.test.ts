import { expect, it } from 'vitest';
import type { Payment } from '#server/payment/ledger/payment.entity.ts';
import { restOf } from './notice-period.ts';
import { noticeFor } from './notices.ts';

const at = (day: string) => new Date(`${day}T00:00:00.000Z`);
const payment = (amount: number, paidUntil: string) =>
  ({ amount, paidUntil: at(paidUntil), refundedAmount: 0, disputedAmount: 0 }) as Payment;

it('refunds the rest of the year’s price when the year has a second payment for a change within it', () => {
  const payments = [payment(500, '2029-01-01'), payment(36_500, '2029-01-01'), payment(36_500, '2028-01-01')];
  const notice = noticeFor(payments, { currentPeriodEnd: at('2029-01-01') }, at('2028-03-01'));
  const year = { start: at('2028-01-01'), end: at('2029-01-01'), amount: 36_500 };
  expect(notice).toMatchObject({ endsAt: at('2028-04-01'), rest: restOf(year, at('2028-04-01')) });
});

it('is not given in the first year, also when that year has two payments', () => {
  const payments = [payment(500, '2028-01-01'), payment(36_500, '2028-01-01')];
  expect(noticeFor(payments, { currentPeriodEnd: at('2028-01-01') }, at('2027-03-01'))).toBeNull();
});
