import { randomUUID } from 'node:crypto';
import { registerPaidSubscriber } from '#testing/factories.ts';
import { forAdmins, forAll, forPeople, type Areas, type Operations, type Told } from '#testing/operations.ts';
import { cancelTokenOf } from './cancel-link.test-helper.ts';

export const operations: Operations = ({ app }) => ({
  plan: { call: (client) => client.graphql('{ plan { termYears } }'), outcomes: forAll },
  payments: { call: (client) => client.graphql('{ payments { totalCount } }'), outcomes: forAdmins },
  ledger: { call: (client) => client.graphql('{ ledger { totalCount } }'), outcomes: forAdmins },
  payment: {
    call: (client) => client.graphql('query ($id: ID!) { payment(id: $id) { id } }', { id: randomUUID() }),
    outcomes: ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  },
  startCheckout: {
    call: (client) => client.graphql('mutation { startCheckout { id } }'),
    outcomes: ['UNAUTHENTICATED', 'OK', 'CONFLICT', 'OK'],
    changesCaller: true,
  },
  confirmCheckout: {
    call: (client) => client.graphql('mutation { confirmCheckout(sessionId: "cs_nobody") { id } }'),
    outcomes: ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  },
  cancelSubscription: {
    call: (client) => client.graphql('mutation { cancelSubscription { id } }'),
    outcomes: ['UNAUTHENTICATED', 'CONFLICT', 'OK', 'CONFLICT'],
    changesCaller: true,
  },
  purchaseAgreements: {
    call: (client) => client.graphql('{ purchaseAgreements { totalCount } }'),
    outcomes: forPeople,
  },
  cancelRenewal: {
    call: async (client) => {
      const token = await cancelTokenOf(app(), (await registerPaidSubscriber(app())).id);
      const cancel = 'mutation ($input: CancelRenewalInput!) { cancelRenewal(input: $input) { isDone } }';
      return client.graphql(cancel, { input: { token } });
    },
    outcomes: forAll,
  },
  paymentProblems: {
    call: (client) => client.graphql('{ paymentProblems { totalCount } }'),
    outcomes: forAdmins,
  },
  latestReconciliation: {
    call: (client) => client.graphql('{ latestReconciliation { id } }'),
    outcomes: forAdmins,
  },
  stripeConnection: {
    call: (client) => client.graphql('{ stripeConnection { unavailableSince } }'),
    outcomes: forAdmins,
  },
  stripeAccountChange: {
    call: (client) => client.graphql('{ stripeAccountChange { account } }'),
    outcomes: forAdmins,
  },
  startWithStripeAccount: {
    call: (client) =>
      client.graphql(
        'mutation { startWithStripeAccount(input: { account: "acct_none", isLive: true }) { stripeAccountChange { account } } }',
      ),
    outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'CONFLICT'],
    asksAgain: true,
  },
  reconcilePayments: {
    call: (client) => client.graphql('mutation { reconcilePayments { id } }'),
    outcomes: forAdmins,
  },
  resumeSubscription: {
    call: (client) => client.graphql('mutation { resumeSubscription { id } }'),
    outcomes: ['UNAUTHENTICATED', 'CONFLICT', 'CONFLICT', 'CONFLICT'],
  },
  openBillingPortal: {
    call: (client) => client.graphql('mutation { openBillingPortal { userId } }'),
    outcomes: ['UNAUTHENTICATED', 'CONFLICT', 'OK', 'CONFLICT'],
  },
  refundPayment: {
    call: (client) =>
      client.graphql('mutation ($id: ID!) { refundPayment(paymentId: $id, amount: 1) { id } }', {
        id: randomUUID(),
      }),
    outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
    asksAgain: true,
  },
  priceChanges: {
    call: (client) => client.graphql('{ priceChanges { totalCount } }'),
    outcomes: forAdmins,
  },
  priceChangePreview: {
    call: (client) => client.graphql('{ priceChangePreview { affected } }'),
    outcomes: forAdmins,
  },
  startPriceChange: {
    call: (client) =>
      client.graphql(
        'mutation { startPriceChange(input: { amount: 1, currency: "usd", priceTax: NONE }) { priceChange { id } } }',
      ),
    outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'CONFLICT'],
    asksAgain: true,
  },
  callOffPriceChange: {
    call: (client) =>
      client.graphql(
        'mutation ($input: CallOffPriceChangeInput!) { callOffPriceChange(input: $input) { priceChange { id } } }',
        { input: { id: randomUUID() } },
      ),
    outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
  },
  retryRefund: {
    call: (client) =>
      client.graphql('mutation ($id: ID!) { retryRefund(paymentId: $id) { id } }', { id: randomUUID() }),
    outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
    asksAgain: true,
  },
});

export const areas: Areas = {
  NEVER: 'cancelRenewal',
  PAYMENTS: `
    callOffPriceChange cancelSubscription confirmCheckout latestReconciliation ledger openBillingPortal payment
    paymentProblems payments plan priceChangePreview priceChanges reconcilePayments purchaseAgreements refundPayment resumeSubscription retryRefund startCheckout
    startPriceChange startWithStripeAccount stripeAccountChange stripeConnection`,
};

export const told: Told = {
  fields: {
    CancelRenewalPayload: 'accessUntil isDone isRefunded',
    BillingPortal: 'url userId',
    Checkout: 'id startedAt state url',
    CheckoutSession: 'id url',
    Payment:
      'amount disputeUrl id invoiceUrl isDisputed latestRefund paidAt presentment refundable refunded refundedPresentment requestedRefund stripeUrl updatedAt user',
    Plan: 'graceDays price priceTax publishableKey monthlyNotice refundWindowDays termYears trialDays renewalConsent',
    ComingPrice: 'oldPrice price priceTax startsAt',
    PurchaseAgreement: 'createdAt email endedAt id price refundDays renewalConsent termsChangedAt',
    Refund: 'amount failureReason id presentment requestedAt state',
    School: 'isSelling',
    SubscriptionRequest: 'id kind requestedAt withRefund',
    User: 'checkout payments trialDays',
    SubscriptionNotice: 'endsAt isGiven refund',
    UserSubscription: 'comingPrice notice openRequest',
  },
  lists: ['Payment', 'PurchaseAgreement'],
};
