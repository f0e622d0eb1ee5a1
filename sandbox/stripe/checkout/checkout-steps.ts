import type { Request } from 'express';
import type Stripe from 'stripe';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { declineOf, findTestCard } from '#sandbox/stripe/resources/test-cards.ts';
import { taxCheckout } from '#sandbox/stripe/tax/checkout-tax.ts';
import { checkCardForm, fillIn, formOf, readField } from './card-form.ts';
import {
  checkAddress,
  checkBusiness,
  checkEmail,
  EMPTY_CHECKOUT_FORM,
  readCheckoutForm,
  type CheckoutFormErrors,
  type CheckoutFormValues,
} from './checkout-form.ts';
import { endAuthentication, NOT_AUTHENTICATED, payByCard, payLater } from './checkout-payment.ts';
import { authenticationPage, cardPage, type CheckoutPage } from './checkout-views.ts';
import type { OpenCheckout } from './complete-checkout.ts';
import type { Order } from './order-summary.ts';
import { chooseCurrency, offeredCurrency, payerCurrencyOf } from './payer-currency.ts';
import { enterCode, lateFaultOf, promotionOf, removeCode } from './promotion.ts';

const MILLISECONDS = 1000;

/** The reply of a checkout step, sent once the step's transaction is committed. */
export type Reply = { redirect: string } | { page: string; order: Order | undefined; status?: number };

/** The URLs of the hosted page for one session. */
export interface Addresses {
  card: string;
  authentication: string;
}

export type Step = (context: SandboxContext, checkout: OpenCheckout, addresses: Addresses) => Reply;

/** Where the payer goes after completing the session. */
export function successUrl({ id, success_url: template }: Stripe.Checkout.Session): string {
  return (template ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
}

/** The order of a checkout, as the pages show it. */
export function orderOf(context: SandboxContext, checkout: OpenCheckout): Order {
  const { session, state } = checkout;
  return {
    session,
    lines: state.line_items,
    promotion: promotionOf(context, session),
    trialDays: state.subscription.trial_days,
    offeredCurrency: offeredCurrency(session),
    payerCurrency: payerCurrencyOf(checkout),
  };
}

type FormState = Pick<CheckoutPage, 'values' | 'errors' | 'failure'>;

function formReply(
  context: SandboxContext,
  checkout: OpenCheckout,
  { card: action }: Addresses,
  state: FormState,
): Reply {
  const order = orderOf(context, checkout);
  return { page: cardPage({ order, action, ...state }), order };
}

/** Shows the empty payment form. */
export const showForm: Step = (context, checkout, addresses) =>
  formReply(context, checkout, addresses, { values: EMPTY_CHECKOUT_FORM });

function withoutCvc(typed: CheckoutFormValues): CheckoutFormValues {
  return { ...typed, cvc: '' };
}

function stepWithCode(typed: CheckoutFormValues): Step {
  return (context, checkout, addresses) => {
    const result = enterCode(context, checkout, typed.promotionCode);
    const values = withoutCvc(typed);
    if ('error' in result) {
      return formReply(context, checkout, addresses, { values, errors: { promotionCode: result.error } });
    }
    const changed = { ...values, promotionCode: '' };
    return formReply(context, result.checkout, addresses, { values: changed });
  };
}

/** Stripe shows the new total while the address is typed. Here the payer sees it before paying. */
const NEW_TOTAL = 'Tax was added for your address. Check the new total before you pay.';

/**
 * The errors in the address and in what a business enters, and the checkout with both and their tax. Only sessions with
 * automatic tax ask for an address, and only those that collect tax numbers for a business.
 */
function takeDetails(context: SandboxContext, checkout: OpenCheckout, typed: CheckoutFormValues) {
  const { session, state } = checkout;
  const address = session.automatic_tax.enabled ? checkAddress(typed) : { address: state.address };
  const business = session.tax_id_collection?.enabled ? checkBusiness(typed) : { business: null };
  if ('errors' in address || 'errors' in business) {
    const errors: CheckoutFormErrors = {
      ...('errors' in address && address.errors),
      ...('errors' in business && business.errors),
    };
    return { errors, located: checkout, isTotalNew: false };
  }
  const located = taxCheckout(context, {
    session,
    state: { ...state, address: address.address, business: business.business },
  });
  context.store.save('checkout.session', located.session);
  context.store.save('checkout_state', located.state);
  return { errors: {}, located, isTotalNew: located.session.amount_total !== session.amount_total };
}

function hasErrors(errors: CheckoutFormErrors): boolean {
  return Object.keys(errors).length > 0;
}

function stepWithBankDebit(typed: CheckoutFormValues, bankAccount: string): Step {
  return (context, checkout, addresses) => {
    const { session } = checkout;
    const knownEmail = session.customer_details?.email ?? null;
    const payer = checkEmail(typed, knownEmail);
    const { errors, located, isTotalNew } = takeDetails(context, checkout, typed);
    if ('errors' in payer || hasErrors(errors)) {
      const found = { ...('errors' in payer ? payer.errors : {}), ...errors };
      return formReply(context, checkout, addresses, { values: withoutCvc(typed), errors: found });
    }
    if (isTotalNew) {
      return formReply(context, located, addresses, { values: withoutCvc(typed), failure: NEW_TOTAL });
    }
    const name = session.customer_details?.name ?? (typed.cardName || payer.email);
    payLater(context, located, { email: payer.email, name }, bankAccount);
    return { redirect: successUrl(session) };
  };
}

function stepWithCard(typed: CheckoutFormValues): Step {
  return (context, checkout, addresses) => {
    const { session } = checkout;
    const now = new Date(context.now() * MILLISECONDS);
    const result = checkCardForm(typed, session.customer_details?.email ?? null, now);
    const { errors, located, isTotalNew } = takeDetails(context, checkout, typed);
    const values = withoutCvc(typed);
    if ('errors' in result || hasErrors(errors)) {
      const found = { ...('errors' in result ? result.errors : {}), ...errors };
      return formReply(context, checkout, addresses, { values, errors: found });
    }
    if (isTotalNew) return formReply(context, located, addresses, { values, failure: NEW_TOTAL });
    const outcome = payByCard(context, located, result.card);
    if (outcome === 'succeeds') return { redirect: successUrl(session) };
    if (outcome === 'authenticates') return { redirect: addresses.authentication };
    return formReply(context, located, addresses, {
      values,
      failure: declineOf(result.card.number).message,
    });
  };
}

/** Removes a promotion that cannot be used any more before anything is charged, and tells the payer. */
function checkPromotion(pay: Step, typed: CheckoutFormValues): Step {
  return (context, checkout, addresses) => {
    const failure = lateFaultOf(context, checkout.session);
    if (failure === undefined) return pay(context, checkout, addresses);
    const changed = removeCode(context, checkout);
    return formReply(context, changed, addresses, { values: withoutCvc(typed), failure });
  };
}

/** Runs the step of the submitted form. A code that was entered but not applied is never skipped. */
export function submitForm(request: Request): Step {
  return (context, checkout, addresses) => {
    const typed = readCheckoutForm(request.body);
    const sample = findTestCard(readField(request.body, 'fill'));
    if (sample) return formReply(context, checkout, addresses, { values: fillIn(typed, sample) });

    const currency = readField(request.body, 'currency');
    if (currency !== '' && offeredCurrency(checkout.session) !== null) {
      const chosen = chooseCurrency(context, checkout, currency);
      return formReply(context, chosen, addresses, { values: withoutCvc(typed) });
    }

    const step = readField(request.body, 'step');
    const takesCodes = checkout.session.allow_promotion_codes === true;
    if (takesCodes && step === 'remove-code') {
      return formReply(context, removeCode(context, checkout), addresses, { values: withoutCvc(typed) });
    }
    if (takesCodes && (step === 'enter-code' || typed.promotionCode !== '')) {
      return stepWithCode(typed)(context, checkout, addresses);
    }
    const takesDebits = checkout.session.amount_total !== 0 && payerCurrencyOf(checkout) === null;
    const pay =
      step === 'bank-debit' && takesDebits
        ? stepWithBankDebit(typed, readField(request.body, 'bankAccount'))
        : stepWithCard(typed);
    return checkPromotion(pay, typed)(context, checkout, addresses);
  };
}

/** The page that replaces the bank's, while authentication is pending. */
export const showAuthentication: Step = (context, checkout, addresses) => {
  if (!checkout.state.authenticating) return { redirect: addresses.card };
  const order = orderOf(context, checkout);
  return { page: authenticationPage(order, addresses.authentication), order };
};

/** Handles the result of the bank's authentication. */
export function submitAuthentication(request: Request): Step {
  return (context, checkout, addresses) => {
    const isAuthenticated = readField(request.body, 'outcome') === 'complete';
    const card = endAuthentication(context, checkout, isAuthenticated);
    if (!card) return { redirect: addresses.card };
    if (isAuthenticated) return { redirect: successUrl(checkout.session) };
    const { country = '', postalCode = '' } = checkout.state.address ?? {};
    const { name: businessName = '', taxNumber } = checkout.state.business ?? {};
    const values = {
      ...EMPTY_CHECKOUT_FORM,
      ...formOf(card),
      country,
      postalCode,
      businessName,
      taxNumber: taxNumber?.value ?? '',
    };
    return formReply(context, checkout, addresses, { values, failure: NOT_AUTHENTICATED });
  };
}
