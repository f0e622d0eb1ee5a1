import { describe, expect, it } from 'vitest';
import type { MemberSubscriptionFragment } from '#client/gql/graphql.ts';
import { formatDate } from '#client/lib/format.ts';
import { sampleMember } from '#client/testing/admin-samples.ts';
import { accessWords } from './subscription-words.ts';

const { subscription } = sampleMember('1');
const later = formatDate('2099-03-01T10:00:00.000Z');

describe('how a subscription stands', () => {
  it.each<[Partial<MemberSubscriptionFragment>, string, string]>([
    [{}, 'Active', `Paid, renews on ${later}`],
    [{ cancelAtPeriodEnd: true }, 'Active', `Paid, ends on ${later}`],
    [{ kind: 'GRANTED' }, 'Active', `Granted until ${later}`],
    [{ status: 'INACTIVE' }, 'Inactive', 'Ended early'],
    [{ status: 'PAST_DUE' }, 'Past due', 'The renewal could not be paid'],
    [{ status: 'PENDING' }, 'Pending', 'The first payment is not confirmed yet'],
  ])('is told for %j', (fields, label, detail) => {
    expect(accessWords(subscription && { ...subscription, ...fields })).toMatchObject({ label, detail });
  });

  it('is told for somebody who never had one', () => {
    expect(accessWords(null)).toMatchObject({ label: 'Inactive', isActive: false });
  });
});
