import express, { type Request, type Response, type Router } from 'express';
import type Stripe from 'stripe';
import {
  checkCardForm,
  EMPTY_CARD_FORM,
  fillIn,
  formOf,
  readCardForm,
  readField,
} from '#sandbox/stripe/checkout/card-form.ts';
import { checkBusiness } from '#sandbox/stripe/checkout/checkout-form.ts';
import { NOT_AUTHENTICATED } from '#sandbox/stripe/checkout/checkout-payment.ts';
import { sendReply, type PageReply } from '#sandbox/stripe/checkout/page-reply.ts';
import { declineOf, findTestCard } from '#sandbox/stripe/resources/test-cards.ts';
import { changeCustomer } from '#sandbox/stripe/resources/customers.ts';
import { findPortalSession } from '#sandbox/stripe/resources/portal-sessions.ts';
import type { SandboxContext, SandboxState } from '#sandbox/stripe/sandbox-state.ts';
import type { CardSubmission, PortalState } from '#sandbox/stripe/stored-objects.ts';
import { setTaxNumber, taxNumbersOf } from '#sandbox/stripe/tax/tax-ids.ts';
import { changeCard, keepCard, readAccount, type Account, type CardChange } from './portal-account.ts';
import {
  closedPortalPage,
  findNotice,
  portalAuthenticationPage,
  portalPage,
  type Details,
  type PortalPage,
} from './portal-views.ts';

const MILLISECONDS = 1000;
const UNPAID = 'The card was saved, but it was declined for what is to be paid. Please use another card.';

/** An open portal, with its URLs and the customer's tax number. */
interface OpenPortal {
  session: Stripe.BillingPortal.Session;
  state: PortalState;
  account: Account;
  card: string;
  authentication: string;
  taxNumber: string;
}

/** A step whose reply is sent once its transaction is committed. */
type Step = (context: SandboxContext, portal: OpenPortal) => PageReply;

function show(
  portal: OpenPortal,
  shown: Pick<PortalPage, 'values' | 'errors' | 'failure' | 'notice'> & { details?: Details },
): PageReply {
  const { account, card, session, taxNumber } = portal;
  const details = { values: { businessName: account.customer.name ?? '', taxNumber } };
  return { page: portalPage({ account, action: card, returnUrl: session.return_url, details, ...shown }) };
}

function answerChange(
  context: SandboxContext,
  portal: OpenPortal,
  change: CardChange,
  card: CardSubmission,
): PageReply {
  if (change === 'authenticates') return { redirect: portal.authentication };
  if (change === 'kept' || change === 'paid') return { redirect: `${portal.card}?notice=${change}` };
  const account = readAccount(context, portal.session.customer) ?? portal.account;
  const failure = change === 'refused' ? declineOf(card.number).message : UNPAID;
  return show({ ...portal, account }, { values: EMPTY_CARD_FORM, failure });
}

function submitCard(request: Request): Step {
  return (context, portal) => {
    const typed = readCardForm(request.body);
    const { customer } = portal.account;
    const sample = findTestCard(readField(request.body, 'fill'));
    if (sample) return show(portal, { values: fillIn(typed, sample, customer.name || undefined) });
    const result = checkCardForm(typed, customer.email, new Date(context.now() * MILLISECONDS));
    if ('errors' in result) return show(portal, { values: { ...typed, cvc: '' }, errors: result.errors });
    const change = changeCard(context, customer.id, result.card);
    if (change === 'authenticates') {
      context.store.save('portal_state', { ...portal.state, authenticating: result.card });
    }
    return answerChange(context, portal, change, result.card);
  };
}

/** Saves the name and the tax number for the next invoices. */
function submitDetails(request: Request): Step {
  return (context, portal) => {
    const values = {
      businessName: readField(request.body, 'businessName'),
      taxNumber: readField(request.body, 'taxNumber'),
    };
    const result = checkBusiness(values);
    if ('errors' in result) {
      return show(portal, { values: EMPTY_CARD_FORM, details: { values, errors: result.errors } });
    }
    const { customer } = portal.account;
    changeCustomer(context, customer, { name: result.business?.name ?? null });
    setTaxNumber(context, customer.id, result.business?.taxNumber ?? null);
    return { redirect: `${portal.card}?notice=details` };
  };
}

function showAuthentication(
  _context: SandboxContext,
  { state, card, authentication }: OpenPortal,
): PageReply {
  return state.authenticating ? { page: portalAuthenticationPage(authentication) } : { redirect: card };
}

function submitAuthentication(request: Request): Step {
  return (context, portal) => {
    const { authenticating: card } = portal.state;
    if (!card) return { redirect: portal.card };
    context.store.save('portal_state', { ...portal.state, authenticating: null });
    if (readField(request.body, 'outcome') !== 'complete') {
      return show(portal, { values: formOf(card), failure: NOT_AUTHENTICATED });
    }
    return answerChange(context, portal, keepCard(context, portal.session.customer, card, true), card);
  };
}

/** The hosted billing portal, at `/portal/:id` under the sandbox's pages: plain forms without scripts. */
export function createPortalPages(state: SandboxState): Router {
  const router = express.Router();
  router.use('/portal', express.urlencoded({ extended: false, limit: '16kb' }));

  const handle = (stepOf: (request: Request) => Step) => (request: Request, response: Response) => {
    const id = String(request.params.id);
    const card = `${request.baseUrl}/portal/${id}`;
    const reply = state.transact(null, (context): PageReply => {
      const found = findPortalSession(context, id);
      const account = found && !found.isOver ? readAccount(context, found.session.customer) : undefined;
      if (!found || !account) {
        return { page: closedPortalPage(found?.session.return_url ?? null), status: found ? 410 : 404 };
      }
      const authentication = `${card}/authentication`;
      const remembered = context.store.get('portal_state', id);
      return stepOf(request)(context, {
        session: found.session,
        state: remembered,
        account,
        card,
        authentication,
        taxNumber: taxNumbersOf(context, account.customer.id)[0]?.value ?? '',
      });
    });
    sendReply(response, reply);
  };

  router
    .route('/portal/:id')
    .get(
      handle((request) => (_context, portal) => {
        return show(portal, { values: EMPTY_CARD_FORM, notice: findNotice(request.query.notice) });
      }),
    )
    .post(handle(submitCard));
  router.post('/portal/:id/details', handle(submitDetails));
  router
    .route('/portal/:id/authentication')
    .get(handle(() => showAuthentication))
    .post(handle(submitAuthentication));
  return router;
}
