// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatDate } from '#client/format/format.ts';
import {
  sampleConnection,
  sampleMember,
  samplePayment,
  sampleVisit,
  sampleVisits,
} from '#client/testing/admin-samples.ts';
import { eventually } from '#client/testing/eventually.ts';
import { openMember as open, samplePayments } from './member-page.test-helper.tsx';

describe('the lists of a member', () => {
  it.each([
    [
      'Payments, newest first',
      'MemberPayments',
      'payments',
      'Payment',
      samplePayment('p2'),
      samplePayment('p1'),
    ],
    [
      'Lectures, most recently watched first',
      'MemberLectures',
      'lectureProgress',
      'LectureProgress',
      sampleVisit('g2'),
      sampleVisit('g1'),
    ],
  ])('load more: %s', async (name, operation, field, type, newest, older) => {
    const page = await open({
      Member: () => ({
        user: {
          ...sampleMember('7'),
          ...sampleVisits,
          payments: samplePayments(),
          [field]: sampleConnection(type, [newest], { hasNextPage: true, totalCount: 2 }),
        },
      }),
      [operation]: ({ after }) => {
        expect(after).toBe(`cursor-${newest.id}`);
        return {
          user: { __typename: 'User', id: '7', [field]: sampleConnection(type, [older], { totalCount: 2 }) },
        };
      },
    });
    const rows = () => within(page.getByRole('table', { name })).getAllByRole('row').length - 1;
    expect(rows()).toBe(1);
    await page.press('Show more');
    await eventually(() => expect(rows()).toBe(2));
    expect(page.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(page.sentSince()).toEqual([operation]);
    await page.unmount();
  });
});

describe('the learning of a member', () => {
  it('is listed by lecture and course, with certificates and the last visit', async () => {
    const page = await open();
    const table = within(page.getByRole('table', { name: 'Lectures, most recently watched first' }));
    const [, row] = table.getAllByRole('row');
    expect(row?.textContent).toContain('BowlineKnots1:05 of 2:003 of 8');
    expect(page.getByRole('link', { name: 'Certificate of Knots' }).getAttribute('href')).toBe(
      '/certificates/7KQ2',
    );
    expect(page.container.textContent).toContain(`last seen on ${formatDate('2026-03-05T10:00:00.000Z')}`);
    await page.unmount();
  });
});
