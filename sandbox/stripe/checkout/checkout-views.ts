import { html, type Html } from '#shared/html.ts';
import { TEST_BANKS } from '#sandbox/stripe/resources/test-banks.ts';
import type { CheckoutField, CheckoutFormErrors, CheckoutFormValues } from './checkout-form.ts';
import { alertBox, field, testCards } from './form-views.ts';
import { formatTotal, summary, type Order } from './order-summary.ts';
import { noticePage, page } from './page-frame.ts';

export interface CheckoutPage {
  order: Order;
  /** The URL of the form. */
  action: string;
  values: CheckoutFormValues;
  errors?: CheckoutFormErrors;
  /** Why the last attempt to pay failed. */
  failure?: string | undefined;
}

type Input = (name: CheckoutField) => Html;

function promotionPart({ session, promotion }: Order, input: Input): Html | undefined {
  if (!session.allow_promotion_codes) return undefined;
  return promotion
    ? html`<div class="part actions">
        <p>Promotion code <strong>${promotion.code.code}</strong> applies.</p>
        <button class="button" name="step" value="remove-code" formnovalidate>Remove the code</button>
      </div>`
    : html`<div class="part stack">
        ${input('promotionCode')}
        <div class="actions">
          <button class="button" name="step" value="enter-code" formnovalidate>Apply the code</button>
        </div>
      </div>`;
}

/** Lets the payer choose between their own currency and that of the price. */
function currencyPart({ session, offeredCurrency, payerCurrency }: Order): Html | undefined {
  if (offeredCurrency === null) return undefined;
  const chosen = payerCurrency ?? session.currency;
  return html`<div class="part actions" role="group" aria-label="Currency">
    ${[offeredCurrency, session.currency ?? ''].map(
      (currency) =>
        html`<button
          class="button"
          name="currency"
          value="${currency}"
          formnovalidate
          aria-pressed="${currency === chosen ? 'true' : 'false'}"
        >
          Pay in ${currency.toUpperCase()}
        </button>`,
    )}
  </div>`;
}

/** The fields of a business, which may stay empty. */
function businessPart({ session }: Order, input: Input): Html | undefined {
  if (!session.tax_id_collection?.enabled) return undefined;
  return html`<fieldset class="stack">
    <legend>I am purchasing as a business (optional)</legend>
    <div class="pair">${input('businessName')} ${input('taxNumber')}</div>
  </fieldset>`;
}

/** A subscription in the payer's own currency is paid by card. */
function bankDebitPart({ session, payerCurrency }: Order): Html | undefined {
  if (session.amount_total === 0 || payerCurrency !== null) return undefined;
  return html`<section class="part stack" aria-labelledby="bank-debit">
    <h2 id="bank-debit">Bank debit, confirmed later</h2>
    <p class="quiet">The bank takes days to answer. The sandbox's control page can answer at once.</p>
    <div class="field">
      <label for="bankAccount">Test account</label>
      <select id="bankAccount" name="bankAccount">
        ${TEST_BANKS.map(({ number, description }) => html`<option value="${number}">${description}</option>`)}
      </select>
    </div>
    <div class="actions">
      <button class="button" name="step" value="bank-debit" formnovalidate>Use bank debit</button>
    </div>
  </section>`;
}

/** The page with the payment form. The pay button precedes the others, so that the Enter key presses it. */
export function cardPage({ order, action, values, errors = {}, failure }: CheckoutPage): string {
  const { session } = order;
  const input: Input = (name) => field(name, values[name], errors[name]);
  const isFree = session.amount_total === 0;
  return page(
    `Pay ${formatTotal(order)}`,
    'wide',
    html`${summary(order)}
      <div class="stack">
        <form class="card stack" id="payment" method="post" action="${action}" novalidate>
          <h2>${isFree ? 'Your card for later' : 'Pay by card'}</h2>
          ${alertBox(errors, failure)} ${session.customer_details?.email ? undefined : input('email')}
          ${input('cardNumber')}
          <div class="pair">${input('expiry')} ${input('cvc')}</div>
          ${input('cardName')}
          ${
            session.automatic_tax.enabled
              ? html`<div class="pair">${input('country')} ${input('postalCode')}</div>`
              : undefined
          }
          ${businessPart(order, input)}
          <div class="actions">
            <button class="button main" type="submit">
              ${isFree ? 'Start the subscription' : `Pay ${formatTotal(order)}`}
            </button>
            ${session.cancel_url ? html`<a class="button" href="${session.cancel_url}">Back</a>` : undefined}
          </div>
          ${currencyPart(order)} ${promotionPart(order, input)} ${bankDebitPart(order)}
        </form>
        ${testCards()}
      </div>`,
  );
}

/** The page that replaces the bank's. */
export function authenticationPage(order: Order, action: string): string {
  return page(
    'Authenticate',
    'narrow',
    html`<section class="card stack" aria-labelledby="bank">
      <h1 id="bank">Your bank asks: is this you?</h1>
      <p>A real bank would show its own page here to approve the payment of ${formatTotal(order)}.</p>
      <form class="actions" method="post" action="${action}">
        <button class="button main" name="outcome" value="complete">Complete</button>
        <button class="button" name="outcome" value="fail">Fail</button>
      </form>
    </section>`,
  );
}

/** For a complete session. */
export function paidPage(order: Order, successUrl: string): string {
  const link = { text: 'Continue', href: successUrl };
  if (order.session.payment_status !== 'unpaid') {
    const text = `The payment of ${formatTotal(order)} went through. Nothing more will be charged.`;
    return noticePage({ title: 'This is paid', text, link });
  }
  const text = `The bank has not confirmed the payment of ${formatTotal(order)} yet, or has refused it.`;
  return noticePage({ title: 'This is with the bank', text, link });
}

/** For an expired session. */
export function expiredPage({ session }: Order): string {
  return noticePage({
    title: 'This checkout has expired',
    text: 'Nothing was charged. Please go back and start again.',
    link: session.cancel_url ? { text: 'Back', href: session.cancel_url } : undefined,
  });
}

/** For an unknown session. */
export function missingPage(): string {
  return noticePage({
    title: 'There is no such checkout',
    text: 'The address is wrong or incomplete. Please go back and start again.',
  });
}
