import type {
  CheckoutPartsFragment,
  MySubscriptionFragment,
  PaymentRecordFragment,
} from '#client/gql/graphql.ts';

const usd = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'usd' });

/** A checkout that was started on 1 March 2026. */
export const sampleCheckout = (state: CheckoutPartsFragment['state']): CheckoutPartsFragment => ({
  __typename: 'Checkout',
  id: 'checkout-1',
  state,
  url: state === 'OPEN' ? 'https://pay.example/1' : null,
  startedAt: '2026-03-01T12:00:00Z',
});

/** A request for a subscription, made on 2 March 2026. */
export const sampleRequest = (
  kind: NonNullable<MySubscriptionFragment['openRequest']>['kind'],
  withRefund = false,
): NonNullable<MySubscriptionFragment['openRequest']> => ({
  __typename: 'SubscriptionRequest',
  id: 'request-1',
  kind,
  requestedAt: '2026-03-02T12:00:00Z',
  withRefund,
});

/** A payment of $499 with its receipt. */
export const sampleReceipt = (fields: Partial<PaymentRecordFragment> = {}): PaymentRecordFragment => ({
  __typename: 'Payment',
  id: 'p1',
  paidAt: '2026-03-01T12:00:00Z',
  invoiceUrl: '/receipt',
  amount: usd(49_900),
  presentment: null,
  refunded: usd(0),
  refundedPresentment: null,
  isDisputed: false,
  latestRefund: null,
  ...fields,
});

/** A refund of $499. */
export const sampleRefund = (
  state: NonNullable<PaymentRecordFragment['latestRefund']>['state'],
): NonNullable<PaymentRecordFragment['latestRefund']> => ({
  __typename: 'Refund',
  id: 'refund-1',
  state,
  failureReason: null,
  requestedAt: '2026-03-02T12:00:00Z',
  amount: usd(49_900),
  presentment: null,
});

/** The access part of a response after a change: open, with an empty history. */
export const sampleAccess = {
  access: {
    __typename: 'AccessReport',
    mayWatch: true,
    reason: 'PAID',
    time: null,
    text: 'The year is paid.',
  },
  accessHistory: {
    __typename: 'AccessHistoryEntryConnection',
    totalCount: 0,
    edges: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
};
