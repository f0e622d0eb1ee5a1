import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { createId } from '#sandbox/stripe/ids.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { noSuchReference } from '#sandbox/stripe/stripe-error.ts';
import { findCustomer } from './customers.ts';
import { portalLocales } from './locales.ts';

const LIFETIME = 3600;

/** The sandbox has one portal configuration, which allows changing the card. */
const CONFIGURATION = 'bpc_sandbox';

const createParameters = z.strictObject({
  customer: parameter.text(),
  locale: parameter.choice(...portalLocales).optional(),
  return_url: parameter.webAddress().optional(),
});

function createSession(
  context: SandboxContext,
  fields: z.output<typeof createParameters>,
): Stripe.BillingPortal.Session {
  const { customer, locale = null, return_url: returnUrl = null } = fields;
  if (!findCustomer(context, customer)) throw noSuchReference('customer', customer, 'customer');
  const id = createId('bps');
  const created = context.now();
  const session: Stripe.BillingPortal.Session = {
    id,
    object: 'billing_portal.session',
    configuration: CONFIGURATION,
    created,
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${context.pagesUrl}/portal/${id}`,
  };
  context.store.save('billing_portal.session', session);
  context.store.save('portal_state', { id, created, authenticating: null });
  context.events.record('billing_portal.session.created', session);
  return session;
}

/** The session with this ID, and whether its hour is over. */
export function findPortalSession({ store, now }: SandboxContext, id: string) {
  const session = store.find('billing_portal.session', id);
  return session && { session, isOver: now() >= session.created + LIFETIME };
}

/** https://docs.stripe.com/api/customer_portal/sessions */
export const portalSessionRoutes = [
  apiRoute('POST', '/v1/billing_portal/sessions', createParameters, createSession),
];
