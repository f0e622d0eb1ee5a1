import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import type { Condition } from '#sandbox/stripe/object-store.ts';
import {
  filterBy,
  listItems,
  listObjects,
  listParameters,
  paginationParameters,
} from '#sandbox/stripe/pagination.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest, noSuchObject } from '#sandbox/stripe/stripe-error.ts';
import { createSession, createSessionParameters } from './checkout-session-create.ts';

const sessionListParameters = z.strictObject({
  ...listParameters,
  customer: parameter.text().optional(),
  customer_details: z.strictObject({ email: parameter.text(512) }).optional(),
  payment_intent: parameter.text().optional(),
  status: parameter.choice('complete', 'expired', 'open').optional(),
  subscription: parameter.text().optional(),
});

/** Expires an open session and records the event. */
export function expireSession(
  context: SandboxContext,
  session: Stripe.Checkout.Session,
): Stripe.Checkout.Session {
  const expired: Stripe.Checkout.Session = { ...session, status: 'expired', url: null };
  context.store.save('checkout.session', expired);
  context.events.record('checkout.session.expired', expired);
  return expired;
}

function dueConditions(now: number): Condition[] {
  return [
    { path: '$.status', is: 'open' },
    { path: '$.expires_at', isAtMost: now },
  ];
}

/** Expires the sessions whose time is over. */
function expireDueSessions(context: SandboxContext): void {
  context.store
    .all('checkout.session', ...dueConditions(context.now()))
    .toReversed()
    .forEach((session) => expireSession(context, session));
}

/** The session with this ID in its current state. */
export function findSession(context: SandboxContext, id: string): Stripe.Checkout.Session | undefined {
  const session = context.store.find('checkout.session', id);
  const isOver = session?.status === 'open' && session.expires_at <= context.now();
  return isOver ? expireSession(context, session) : session;
}

function getSession(context: SandboxContext, id: string): Stripe.Checkout.Session {
  const session = findSession(context, id);
  if (!session) throw noSuchObject('checkout.session', id, 'session');
  return session;
}

/** https://docs.stripe.com/api/checkout/sessions */
export const checkoutSessionRoutes = [
  apiRoute('POST', '/v1/checkout/sessions', createSessionParameters, createSession),
  apiRoute('GET', '/v1/checkout/sessions/:id', z.strictObject({}), (context, _parameters, id) =>
    getSession(context, id),
  ),
  apiRoute('POST', '/v1/checkout/sessions/:id/expire', z.strictObject({}), (context, _parameters, id) => {
    const session = getSession(context, id);
    if (session.status === 'open') return expireSession(context, session);
    throw invalidRequest(
      'Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ' +
        `${session.status}.`,
    );
  }),
  apiRoute(
    'GET',
    '/v1/checkout/sessions/:id/line_items',
    z.strictObject(paginationParameters),
    (context, query, id) => {
      const session = getSession(context, id);
      const { line_items: items } = context.store.get('checkout_state', session.id);
      return listItems(items, `/v1/checkout/sessions/${id}/line_items`, query);
    },
  ),
  apiRoute('GET', '/v1/checkout/sessions', sessionListParameters, (context, fields) => {
    expireDueSessions(context);
    return listObjects(context.store, 'checkout.session', '/v1/checkout/sessions', fields, [
      ...filterBy('$.customer', fields.customer),
      ...filterBy('$.customer_details.email', fields.customer_details?.email),
      ...filterBy('$.payment_intent', fields.payment_intent),
      ...filterBy('$.status', fields.status),
      ...filterBy('$.subscription', fields.subscription),
    ]);
  }),
];
