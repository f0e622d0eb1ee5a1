import { describe, expect, it } from 'vitest';
import type {
  AccessReason,
  MyAccessQuery,
  OpenRequestPartsFragment,
  SubscriptionStatus,
} from '#client/gql/graphql.ts';
import { sampleReport } from '#client/testing/access-samples.ts';
import { sampleUser } from '#client/testing/session-samples.ts';
import { accessHelp, type HelpfulAction } from './access-help.ts';

type Me = NonNullable<MyAccessQuery['me']>;

const checkout = { id: 'c1', state: 'OPEN', url: '/pay', startedAt: '2026-03-01T10:00:00.000Z' } as const;
const request = {
  id: 'r1',
  kind: 'AT_ONCE',
  withRefund: true,
  requestedAt: '2026-03-01T10:00:00.000Z',
} as const;
const subscriptionOf = (status: SubscriptionStatus, openRequest: OpenRequestPartsFragment | null = null) => {
  const { subscription } = sampleUser('USER', status);
  return subscription && { ...subscription, openRequest };
};

const person = (reason: AccessReason, fields: Partial<Me> = {}): Me => ({
  __typename: 'User',
  id: 'u1',
  access: sampleReport({ reason }),
  accessHistory: {
    __typename: 'AccessHistoryEntryConnection',
    totalCount: 0,
    edges: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
  checkout: null,
  subscription: null,
  ...fields,
});

describe('the suggested action', () => {
  it.each<[AccessReason, HelpfulAction]>([
    ['ADMIN', 'watch'],
    ['PAID', 'watch'],
    ['GRANTED', 'watch'],
    ['PAID_LAST_YEAR', 'resume'],
    ['GRACE', 'updateCard'],
    ['UNPAID', 'subscribe'],
    ['PENDING', 'wait'],
    ['REFUNDED', 'subscribe'],
    ['DISPUTED', 'contact'],
    ['ENDED', 'subscribe'],
    ['NEVER', 'subscribe'],
  ])('for the reason %s is %s', (reason, action) => {
    expect(accessHelp(person(reason)).way).toBe(action);
  });

  it.each<[AccessReason, HelpfulAction]>([
    ['NEVER', 'pay'],
    ['ENDED', 'pay'],
    ['GRACE', 'updateCard'],
    ['PAID', 'watch'],
  ])('with an open checkout, for the reason %s, is %s', (reason, action) => {
    expect(accessHelp(person(reason, { checkout: { __typename: 'Checkout', ...checkout } })).way).toBe(
      action,
    );
  });

  it.each<[SubscriptionStatus, HelpfulAction]>([
    ['PAST_DUE', 'updateCard'],
    ['INACTIVE', 'subscribe'],
  ])('after an unpaid renewal, with the subscription %s, is %s', (status, action) => {
    const subscription = subscriptionOf(status);
    expect(accessHelp(person('UNPAID', { subscription })).way).toBe(action);
  });

  it('with an expired checkout is subscribe', () => {
    const expired = { __typename: 'Checkout', ...checkout, state: 'EXPIRED', url: null } as const;
    expect(accessHelp(person('NEVER', { checkout: expired })).way).toBe('subscribe');
  });

  it('is wait while a request is open at the payment provider', () => {
    const openRequest = { __typename: 'SubscriptionRequest', ...request } as const;
    const waiting = person('PAID', { subscription: subscriptionOf('ACTIVE', openRequest) });
    expect(accessHelp(waiting)).toMatchObject({
      way: 'wait',
      text: expect.stringContaining('has not processed this yet') as string,
    });
  });
});
