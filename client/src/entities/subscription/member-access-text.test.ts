import { describe, expect, it } from 'vitest';
import type { MemberSubscriptionFragment } from '#client/gql/graphql.ts';
import { formatDate } from '#client/format/format.ts';
import { sampleMember } from '#client/testing/admin-samples.ts';
import { memberAccessText, memberRequestText } from './member-access-text.ts';

const { subscription } = sampleMember('1');
const later = formatDate('2099-03-01T10:00:00.000Z');
const graceEnd = '2099-03-15T10:00:00.000Z';

describe('the state of a member’s subscription', () => {
  it.each<[Partial<MemberSubscriptionFragment>, string, string]>([
    [{}, 'Active', `Paid, renews on ${later}`],
    [{ cancelAtPeriodEnd: true }, 'Active', `Paid, ends on ${later}`],
    [{ kind: 'GRANTED' }, 'Active', `Granted until ${later}`],
    [
      { status: 'GRACE', accessUntil: graceEnd },
      'Grace period',
      `The renewal is not paid yet, open until ${formatDate(graceEnd)}`,
    ],
    [{ status: 'INACTIVE' }, 'Inactive', 'Ended early'],
    [{ status: 'PAST_DUE' }, 'Past due', 'The renewal payment failed'],
    [{ status: 'PENDING' }, 'Pending', 'The first payment is not confirmed yet'],
  ])('has a label and a detail for %j', (fields, label, detail) => {
    expect(memberAccessText(subscription && { ...subscription, ...fields })).toMatchObject({ label, detail });
  });

  it('is inactive for a member who never had one', () => {
    expect(memberAccessText(null)).toMatchObject({ label: 'Inactive', isActive: false });
  });

  it('counts the grace period as access', () => {
    expect(memberAccessText(subscription && { ...subscription, status: 'GRACE' }).isActive).toBe(true);
  });
});

describe('a request that waits for Stripe', () => {
  it.each([
    ['AT_ONCE', true, /end of the access and the refund have been pending since/],
    ['AT_ONCE', false, /^The end of the access has been pending since/],
    ['AT_PERIOD_END', false, /end of the paid year has been pending since/],
    ['RESUME', false, /resumption of the subscription has been pending since/],
  ] as const)('has a text for %s with refund %s', (kind, withRefund, expected) => {
    const request = { id: 'r1', kind, withRefund, requestedAt: '2026-03-01T10:00:00.000Z' };
    expect(memberRequestText({ __typename: 'SubscriptionRequest', ...request })).toMatch(expected);
  });
});
