import type { SessionUserFragment } from '#client/gql/graphql.ts';
import { sampleImage } from './image-samples.ts';

/** A person with an account and, when a status is given, a subscription. */
export function sampleUser(
  role: SessionUserFragment['role'],
  status?: NonNullable<SessionUserFragment['subscription']>['status'],
): SessionUserFragment {
  return {
    __typename: 'User',
    id: 'user-1',
    fullName: 'Anna Berg',
    email: 'anna@example.com',
    isEmailVerified: true,
    role,
    hasSecondFactor: false,
    needsSecondFactor: false,
    language: null,
    avatar: sampleImage('/media/anna.webp', 256),
    subscription: status
      ? {
          __typename: 'UserSubscription',
          id: 'subscription-1',
          kind: 'PAID',
          status,
          currentPeriodEnd: '2027-03-01T10:00:00Z',
          accessUntil: status === 'ACTIVE' || status === 'GRACE' ? '2027-03-15T10:00:00Z' : null,
          cancelAtPeriodEnd: false,
          isRunning: status !== 'INACTIVE',
          refundableUntil: null,
        }
      : null,
  };
}
