import express, { type Request, type Response, type Router } from 'express';
import { findSession } from '#sandbox/stripe/resources/checkout-sessions.ts';
import type { SandboxContext, SandboxState } from '#sandbox/stripe/sandbox-state.ts';
import {
  orderOf,
  showAuthentication,
  showForm,
  submitAuthentication,
  submitForm,
  successUrl,
  type Addresses,
  type Reply,
  type Step,
} from './checkout-steps.ts';
import { expiredPage, missingPage, paidPage } from './checkout-views.ts';
import type { OpenCheckout } from './complete-checkout.ts';
import type { Order } from './order-summary.ts';
import { sendReply } from './page-reply.ts';

function originsOf({ session }: Order): string[] {
  return [session.success_url, session.cancel_url].flatMap((url) => (url ? [new URL(url).origin] : []));
}

function send(response: Response, reply: Reply): void {
  if ('redirect' in reply) return sendReply(response, reply);
  const { order, ...shown } = reply;
  sendReply(response, { ...shown, formTargets: order && originsOf(order) });
}

/** The reply of a session that is not open any more. Submitting a paid one again redirects like the first time. */
function closedReply(context: SandboxContext, method: string, checkout: OpenCheckout): Reply {
  const { session } = checkout;
  const order = orderOf(context, checkout);
  if (session.status === 'expired') return { page: expiredPage(order), order };
  if (method === 'POST') return { redirect: successUrl(session) };
  return { page: paidPage(order, successUrl(session)), order };
}

/**
 * The hosted checkout: plain forms without scripts. Each step runs in one transaction that begins with the session's
 * current state, so that the second of two submissions finds the session paid.
 */
export function createCheckoutPages(state: SandboxState): Router {
  const router = express.Router();
  router.use(express.urlencoded({ extended: false, limit: '16kb' }));

  const handle = (stepOf: (request: Request) => Step) => (request: Request, response: Response) => {
    const id = String(request.params.id);
    const card = `${request.baseUrl}/checkout/${id}`;
    const addresses: Addresses = { card, authentication: `${card}/authentication` };
    const reply = state.transact(null, (context): Reply => {
      const session = findSession(context, id);
      // The sandbox has no page for sessions that only save a card.
      if (!session || session.mode === 'setup') return { page: missingPage(), order: undefined, status: 404 };
      const checkout: OpenCheckout = { session, state: context.store.get('checkout_state', id) };
      if (session.status !== 'open') return closedReply(context, request.method, checkout);
      return stepOf(request)(context, checkout, addresses);
    });
    send(response, reply);
  };

  router
    .route('/checkout/:id')
    .get(handle(() => showForm))
    .post(handle(submitForm));
  router
    .route('/checkout/:id/authentication')
    .get(handle(() => showAuthentication))
    .post(handle(submitAuthentication));
  return router;
}
