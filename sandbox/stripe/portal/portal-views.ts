import type Stripe from 'stripe';
import type { CardField, CardFormErrors, CardFormValues } from '#sandbox/stripe/checkout/card-form.ts';
import type { CheckoutFormErrors, CheckoutFormValues } from '#sandbox/stripe/checkout/checkout-form.ts';
import { alertBox, field, testCards } from '#sandbox/stripe/checkout/form-views.ts';
import { noticePage, page } from '#sandbox/stripe/checkout/page-frame.ts';
import { formatAmount } from '#sandbox/stripe/money.ts';
import { html, type Html } from '#shared/html.ts';
import type { Account } from './portal-account.ts';

const DATE_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const MILLISECONDS = 1000;

/** The result of the last change, by its name in the page's URL. */
const NOTICES = {
  kept: 'Your card was changed.',
  paid: 'Your card was changed, and what was open is paid.',
  details: 'Your billing details were changed. They are on your next invoice.',
} as const;
export type PortalNotice = keyof typeof NOTICES;

/** The notice of this name, if any. */
export function findNotice(name: unknown): PortalNotice | undefined {
  return name === 'kept' || name === 'paid' || name === 'details' ? name : undefined;
}

function formatDate(seconds: number): Html {
  const date = new Date(seconds * MILLISECONDS);
  return html`<time datetime="${date.toISOString()}">${DATE_FORMAT.format(date)}</time>`;
}

function describeCard({ method }: Account): Html {
  if (!method?.card) return html`<p>There is no card yet.</p>`;
  const { last4, exp_month: month, exp_year: year } = method.card;
  const expiry = `${String(month).padStart(2, '0')} / ${String(year).slice(-2)}`;
  return html`<p><strong>Visa ending in ${last4}</strong> <span class="quiet">expires ${expiry}</span></p>`;
}

function describeStanding({ status, items, cancel_at_period_end: ends }: Stripe.Subscription): Html {
  const until = formatDate(Math.max(...items.data.map((item) => item.current_period_end)));
  if (status === 'past_due') return html`<span class="error">The last payment failed.</span>`;
  if (status === 'incomplete') return html`Waits for its first payment.`;
  if (status === 'paused') return html`Paused.`;
  return ends ? html`Ends on ${until}.` : html`Renews on ${until}.`;
}

function describeSubscription(subscription: Stripe.Subscription): Html {
  const prices = subscription.items.data.map(({ price, quantity = 1 }) =>
    [
      formatAmount((price.unit_amount ?? 0) * quantity, price.currency),
      `per ${price.recurring?.interval ?? 'year'}`,
    ].join(' '),
  );
  return html`<li><span>${prices.join(', ')}</span> <span>${describeStanding(subscription)}</span></li>`;
}

function describeInvoice({ number, amount_remaining: amount, currency, created }: Stripe.Invoice): Html {
  return html`<li>
    <span>${number ?? ''} <span class="quiet">of ${formatDate(created)}</span></span>
    <span>${formatAmount(amount, currency)}</span>
  </li>`;
}

function accountSummary(account: Account): Html {
  const { customer, subscriptions, openInvoices } = account;
  return html`<section class="summary" aria-labelledby="billing">
    <h1 id="billing">Your billing</h1>
    <p><span class="quiet">Email</span> <strong>${customer.email ?? 'none'}</strong></p>
    <h2>Subscription</h2>
    ${
      subscriptions.length > 0
        ? html`<ul class="lines">
            ${subscriptions.map(describeSubscription)}
          </ul>`
        : html`<p>There is no subscription.</p>`
    }
    ${
      openInvoices.length > 0
        ? html`<h2>To be paid</h2>
            <ul class="lines">
              ${openInvoices.map(describeInvoice)}
            </ul>`
        : undefined
    }
    <h2>Card</h2>
    ${describeCard(account)}
  </section>`;
}

export interface PortalPage {
  account: Account;
  /** The URL of the form. */
  action: string;
  returnUrl: string | null;
  values: CardFormValues;
  errors?: CardFormErrors;
  /** Why the last attempt failed. */
  failure?: string | undefined;
  notice?: PortalNotice | undefined;
  /** The billing details as entered, with their errors. */
  details: Details;
}

/** The name on invoices and the tax number, as entered. */
export interface Details {
  values: Pick<CheckoutFormValues, 'businessName' | 'taxNumber'>;
  errors?: CheckoutFormErrors;
}

function detailsForm(action: string, { values, errors = {} }: Details): Html {
  return html`<form class="card stack" method="post" action="${action}/details" novalidate>
    <h2>Billing details</h2>
    <p class="quiet">The name and the tax ID of a business are on the next invoices. Both may be empty.</p>
    ${alertBox(errors, undefined)}
    <div class="pair">
      ${field('businessName', values.businessName, errors.businessName)}
      ${field('taxNumber', values.taxNumber, errors.taxNumber)}
    </div>
    <div class="actions"><button class="button" type="submit">Save the details</button></div>
  </form>`;
}

/** The page with open invoices and the form for another card. */
export function portalPage(shown: PortalPage): string {
  const { account, action, returnUrl, values, errors = {}, failure, notice, details } = shown;
  const input = (name: CardField): Html => field(name, values[name], errors[name]);
  const paysAtOnce = account.openInvoices.length > 0;
  return page(
    'Your billing',
    'wide',
    html`${accountSummary(account)}
      <div class="stack">
        ${notice ? html`<p class="card paid" role="status">${NOTICES[notice]}</p>` : undefined}
        <form class="card stack" id="payment" method="post" action="${action}" novalidate>
          <h2>Change the card</h2>
          ${alertBox(errors, failure)}
          ${paysAtOnce ? html`<p class="quiet">What is to be paid is charged to it at once.</p>` : undefined}
          ${account.customer.email === null ? input('email') : undefined} ${input('cardNumber')}
          <div class="pair">${input('expiry')} ${input('cvc')}</div>
          ${input('cardName')}
          <div class="actions">
            <button class="button main" type="submit">
              ${paysAtOnce ? 'Save the card and pay' : 'Save the card'}
            </button>
            ${returnUrl ? html`<a class="button" href="${returnUrl}">Back</a>` : undefined}
          </div>
        </form>
        ${detailsForm(action, details)} ${testCards()}
      </div>`,
  );
}

/** The page that replaces the bank's. */
export function portalAuthenticationPage(action: string): string {
  return page(
    'Authenticate',
    'narrow',
    html`<section class="card stack" aria-labelledby="bank">
      <h1 id="bank">Your bank asks: is this you?</h1>
      <p>A real bank would show its own page here to approve the use of your card.</p>
      <form class="actions" method="post" action="${action}">
        <button class="button main" name="outcome" value="complete">Complete</button>
        <button class="button" name="outcome" value="fail">Fail</button>
      </form>
    </section>`,
  );
}

/** For an expired or unknown session. */
export function closedPortalPage(returnUrl: string | null): string {
  return noticePage({
    title: 'This link does not work any more',
    text: 'Please go back and open your billing again.',
    link: returnUrl ? { text: 'Back', href: returnUrl } : undefined,
  });
}
