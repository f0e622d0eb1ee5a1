import { admins, members, type Screen } from '#client/routing/screen.ts';
import { paths } from '#shared/paths.ts';

export const pages: readonly Screen[] = [
  {
    path: paths.checkout,
    access: members,
    load: async () => (await import('./checkout-page.tsx')).CheckoutPage,
  },
  {
    path: paths.checkoutSuccess,
    access: members,
    load: async () => (await import('./checkout-success-page.tsx')).CheckoutSuccessPage,
  },
  {
    path: paths.checkoutFailure,
    access: members,
    load: async () => (await import('./checkout-failure-page.tsx')).CheckoutFailurePage,
  },
  {
    path: paths.cancelRenewal,
    access: 'everyone',
    load: async () => (await import('./cancel-renewal-page.tsx')).CancelRenewalPage,
  },
  {
    path: paths.payments,
    access: admins,
    load: async () => (await import('./payments-page.tsx')).PaymentsPage,
  },
  {
    path: paths.ledger,
    access: admins,
    load: async () => (await import('./ledger-page.tsx')).LedgerPage,
  },
  {
    path: paths.priceChange,
    access: admins,
    load: async () => (await import('./price-change-page.tsx')).PriceChangePage,
  },
  {
    path: paths.paymentProblems,
    access: admins,
    load: async () => (await import('./payment-problems-page.tsx')).PaymentProblemsPage,
  },
];
