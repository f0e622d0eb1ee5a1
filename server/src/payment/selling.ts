import type { Mount } from '#server/platform/feature.ts';
import { CheckoutOpening } from './checkout/checkout-opening.ts';
import { CheckoutResolver } from './checkout/checkout.resolver.ts';
import { CheckoutService } from './checkout/checkout.service.ts';
import { CustomerService } from './checkout/customer.service.ts';
import { SessionMaker } from './checkout/session-maker.ts';
import { LedgerResolver } from './ledger.resolver.ts';
import { RecurringRevenue } from './ledger/recurring-revenue.ts';
import { Sales } from './ledger/sales.ts';
import { OfferedResolver } from './offered.ts';
import { PaymentResolver } from './payment.resolver.ts';
import { PaymentService } from './payment.service.ts';
import { LedgerBackfill } from './ledger/ledger-backfill.ts';
import { LedgerExport } from './ledger/ledger-export.ts';
import { ledgerExportRoutes } from './ledger/ledger-export.routes.ts';
import { LedgerLineResolver } from './ledger/ledger-line.resolver.ts';
import { BillingPortalResolver } from './portal/billing-portal.resolver.ts';
import { BillingPortalService } from './portal/billing-portal.ts';
import type { PaymentNeeds, Projection } from './projection.ts';
import { PurchaseAgreementResolver } from './purchase/purchase-agreement.resolver.ts';
import { CustomerAccount } from './stripe/customer-account.ts';
import { ProductName } from './stripe/product-name.ts';
import { StripeDashboard, stripeDashboardAddress } from './stripe/stripe-dashboard.ts';

/** Creates checkouts, what buyers and admins see of payments, and the upkeep of product and customers at Stripe. */
export function createSelling(
  { config, statements, publicContent, publishableKey, users, agreements }: PaymentNeeds,
  projection: Projection,
) {
  const { em, stripe, clock, publicUrl, school, subscriptions, refusals } = projection;
  const { ledgerRefunds, checkoutStates } = projection;
  const product = new ProductName(projection);
  school.onChange(product.onSchoolChange);
  const customerAccount = new CustomerAccount(projection);
  users.onDelete((tx, userId) => projection.purchaseAgreements.endAllOf(tx, userId));
  users.onChange(customerAccount.onAccountChange);
  const opening = new CheckoutOpening({
    ...projection,
    customers: new CustomerService(em, stripe, projection.accounts),
    states: checkoutStates,
    sessions: new SessionMaker(stripe, { publicUrl, ...config.stripe }),
  });
  const checkouts = new CheckoutService({ ...projection, agreements, users, opening });
  const sales = new Sales(statements, clock);
  const payments = new PaymentService({
    em,
    statements,
    subscriptions,
    sales,
    school,
    clock,
    publishableKey,
  });
  const dashboard = new StripeDashboard(stripeDashboardAddress(config.stripe.secretKey, publicUrl));
  const ledgerExport = new LedgerExport(em);
  return {
    provides: { payments, checkouts, sales, recurringRevenue: new RecurringRevenue(statements, clock) },
    resolvers: [
      new PaymentResolver(payments),
      new OfferedResolver({ statements, publicContent, isPriceConfigured: config.plan.price.isSet === true }),
      new LedgerResolver(payments, users, ledgerRefunds, dashboard),
      new LedgerLineResolver(ledgerExport, dashboard),
      new CheckoutResolver(checkouts),
      new PurchaseAgreementResolver(projection.purchaseAgreements),
      new BillingPortalResolver(new BillingPortalService({ em, stripe, publicUrl, refusals })),
    ],
    jobs: [
      ...product.handlers(),
      ...customerAccount.handlers(),
      ...projection.purchaseAgreements.handlers(),
      ...new LedgerBackfill(projection).handlers(),
    ],
    routes: [
      { path: '/exports', router: ledgerExportRoutes(ledgerExport), isIdentified: true, isRefusable: true },
    ] satisfies Mount[],
  };
}
