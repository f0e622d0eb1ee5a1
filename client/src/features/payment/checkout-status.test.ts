import { describe, expect, it } from 'vitest';
import type { OwnSubscriptionFragment } from '#client/gql/graphql.ts';
import { sampleCheckout } from '#client/testing/payment-samples.ts';
import { sampleUser } from '#client/testing/session-samples.ts';
import { checkoutStatus } from './checkout-status.ts';

const paid = (status: OwnSubscriptionFragment['status']) => sampleUser('USER', status).subscription;
const granted = () => {
  const subscription = paid('ACTIVE');
  return subscription && { ...subscription, kind: 'GRANTED' as const };
};

describe('the checkout status', () => {
  it.each([
    ['nothing', null, null, 'offer'],
    ['an ended subscription', paid('INACTIVE'), sampleCheckout('PAID'), 'offer'],
    ['a refused payment', null, sampleCheckout('FAILED'), 'offer'],
    ['granted access', granted(), null, 'offer'],
    ['a running subscription', paid('ACTIVE'), sampleCheckout('PAID'), 'active'],
    ['a running subscription and a checkout left open', paid('ACTIVE'), sampleCheckout('OPEN'), 'active'],
    ['a renewal in its grace period', paid('GRACE'), null, 'unpaid'],
    ['a renewal past due', paid('PAST_DUE'), sampleCheckout('PAID'), 'unpaid'],
    ['a payment at the bank', null, sampleCheckout('PENDING'), 'waiting'],
    ['a payment at the bank after an ended one', paid('INACTIVE'), sampleCheckout('PENDING'), 'waiting'],
    ['a pending subscription', paid('PENDING'), sampleCheckout('PENDING'), 'waiting'],
    ['a pending subscription that can be paid', paid('PENDING'), sampleCheckout('OPEN'), 'offer'],
  ] as const)('with %s', (_name, subscription, checkout, kind) => {
    expect(checkoutStatus(subscription, checkout).kind).toBe(kind);
  });

  it('offers to resume an open checkout, but not one without a page', () => {
    const open = sampleCheckout('OPEN');
    expect(checkoutStatus(null, open)).toMatchObject({ begun: open });
    expect(checkoutStatus(null, { ...open, url: null })).toMatchObject({ begun: null });
    expect(checkoutStatus(null, sampleCheckout('EXPIRED'))).toMatchObject({ begun: null });
  });

  it('includes the end of granted access', () => {
    expect(checkoutStatus(granted(), null)).toMatchObject({ grantedUntil: '2027-03-01T10:00:00Z' });
  });
});
