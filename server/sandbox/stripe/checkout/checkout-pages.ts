import express, { type Request, type Response, type Router } from 'express';
import type Stripe from 'stripe';
import { findSession } from '#sandbox/stripe/resources/checkout-sessions.ts';
import type { SandboxContext, SandboxState } from '#sandbox/stripe/sandbox-state.ts';
import { checkCardForm, EMPTY_CARD_FORM, formOf, readCardForm } from './card-form.ts';
import { DECLINED, endAuthentication, NOT_AUTHENTICATED, payByCard } from './checkout-payment.ts';
import { checkoutPolicy } from './checkout-style.ts';
import {
  authenticationPage,
  cardPage,
  expiredPage,
  missingPage,
  paidPage,
  type Order,
} from './checkout-views.ts';
import type { OpenCheckout } from './complete-checkout.ts';
import { findTestCard, groupDigits } from './test-cards.ts';

const SAMPLE_EXPIRY = '12 / 34';
const SAMPLE_CVC = '123';

/** How a step of the checkout answers; it is sent once the step's transaction is committed. */
type Reply = { redirect: string } | { page: string; order: Order | undefined; status?: number };

/** The hosted page's own addresses for one session. */
interface Addresses {
  card: string;
  authentication: string;
}

type Step = (context: SandboxContext, checkout: OpenCheckout, addresses: Addresses) => Reply;

function successUrl({ id, success_url: template }: Stripe.Checkout.Session): string {
  return (template ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function originsOf({ session }: Order): string[] {
  return [session.success_url, session.cancel_url].flatMap((url) => (url ? [new URL(url).origin] : []));
}

function send(response: Response, reply: Reply): void {
  response.set('Cache-Control', 'no-store');
  if ('redirect' in reply) {
    response.redirect(303, reply.redirect);
    return;
  }
  response
    .status(reply.status ?? 200)
    .set('Content-Security-Policy', checkoutPolicy(reply.order ? originsOf(reply.order) : []))
    .type('html')
    .send(reply.page);
}

function orderOf({ session, state }: OpenCheckout): Order {
  return { session, lines: state.line_items };
}

function bodyField(request: Request, name: string): unknown {
  const body: unknown = request.body;
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}

function showForm(checkout: OpenCheckout, addresses: Addresses): Reply {
  const order = orderOf(checkout);
  return { page: cardPage({ order, action: addresses.card, values: EMPTY_CARD_FORM }), order };
}

/** The form again, with a test card put in and all else as it was typed. */
function fillIn(request: Request, number: string, checkout: OpenCheckout, addresses: Addresses): Reply {
  const order = orderOf(checkout);
  const typed = readCardForm(request.body);
  const values = {
    ...typed,
    cardNumber: groupDigits(number),
    expiry: typed.expiry || SAMPLE_EXPIRY,
    cvc: SAMPLE_CVC,
    cardName: typed.cardName || 'Test Card',
  };
  return { page: cardPage({ order, action: addresses.card, values }), order };
}

function submitCard(request: Request): Step {
  return (context, checkout, addresses) => {
    const { session } = checkout;
    const order = orderOf(checkout);
    const filled = bodyField(request, 'fill');
    const sample = typeof filled === 'string' ? findTestCard(filled) : undefined;
    if (sample) return fillIn(request, sample.number, checkout, addresses);

    const typed = readCardForm(request.body);
    const values = { ...typed, cvc: '' };
    const result = checkCardForm(typed, session.customer_details?.email ?? null, new Date());
    if ('errors' in result) {
      return { page: cardPage({ order, action: addresses.card, values, errors: result.errors }), order };
    }
    const outcome = payByCard(context, checkout, result.card);
    if (outcome === 'succeeds') return { redirect: successUrl(session) };
    if (outcome === 'authenticates') return { redirect: addresses.authentication };
    return { page: cardPage({ order, action: addresses.card, values, failure: DECLINED }), order };
  };
}

function showAuthentication(checkout: OpenCheckout, addresses: Addresses): Reply {
  if (!checkout.state.authenticating) return { redirect: addresses.card };
  const order = orderOf(checkout);
  return { page: authenticationPage(order, addresses.authentication), order };
}

function submitAuthentication(request: Request): Step {
  return (context, checkout, addresses) => {
    const isAuthenticated = bodyField(request, 'outcome') === 'complete';
    const card = endAuthentication(context, checkout, isAuthenticated);
    if (!card) return { redirect: addresses.card };
    if (isAuthenticated) return { redirect: successUrl(checkout.session) };
    const order = orderOf(checkout);
    const values = formOf(card);
    return { page: cardPage({ order, action: addresses.card, values, failure: NOT_AUTHENTICATED }), order };
  };
}

/** What a session that is not open any more answers: a submission of a paid one leads on as the first did. */
function closedReply(method: string, checkout: OpenCheckout): Reply {
  const { session } = checkout;
  const order = orderOf(checkout);
  if (session.status === 'expired') return { page: expiredPage(order), order };
  if (method === 'POST') return { redirect: successUrl(session) };
  return { page: paidPage(order, successUrl(session)), order };
}

/**
 * The hosted checkout: plain forms without scripts. Each step runs as one transaction that begins with the session's
 * present state, so that of two submissions the second finds the session paid.
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
      if (!session) return { page: missingPage(), order: undefined, status: 404 };
      const checkout: OpenCheckout = { session, state: context.store.get('checkout_state', id) };
      if (session.status !== 'open') return closedReply(request.method, checkout);
      return stepOf(request)(context, checkout, addresses);
    });
    send(response, reply);
  };

  router
    .route('/checkout/:id')
    .get(handle(() => (_context, checkout, addresses) => showForm(checkout, addresses)))
    .post(handle(submitCard));
  router
    .route('/checkout/:id/authentication')
    .get(handle(() => (_context, checkout, addresses) => showAuthentication(checkout, addresses)))
    .post(handle(submitAuthentication));
  return router;
}
