import type Stripe from 'stripe';
import { formatAmount } from '#sandbox/stripe/money.ts';
import { html, raw, type Html } from '#server/common/html.ts';
import type { CardField, CardFormErrors, CardFormValues } from './card-form.ts';
import { CARD_FIELDS } from './card-form.ts';
import { CHECKOUT_STYLE } from './checkout-style.ts';
import { groupDigits, TEST_CARDS } from './test-cards.ts';

/** What is being bought. */
export interface Order {
  session: Stripe.Checkout.Session;
  lines: readonly Stripe.LineItem[];
}

interface FieldDescription {
  label: string;
  hint?: string;
  type?: 'email' | 'text';
  numeric?: boolean;
}

const FIELDS: Record<CardField, FieldDescription> = {
  email: { label: 'Email', type: 'email' },
  cardNumber: { label: 'Card number', numeric: true },
  expiry: { label: 'Expiry date', hint: 'MM / YY' },
  cvc: { label: 'Security code (CVC)', hint: '3 digits', numeric: true },
  cardName: { label: 'Name on card' },
};

// A style element's text is not escaped, and this one is our own.
const STYLE = raw(`<style>${CHECKOUT_STYLE}</style>`);

function page(title: string, mainClass: 'narrow' | 'wide', content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" />
        <title>${title} · Payment sandbox</title>
        ${STYLE}
      </head>
      <body>
        <header class="sandbox">
          <p><strong>Payment sandbox.</strong> No money moves here, and only test cards work.</p>
        </header>
        <main class="${mainClass}">${content}</main>
      </body>
    </html>`.toString();
}

/** How often the first line is charged: `per year` as a price, `every year` as a rhythm, or `every 3 months` for both. */
function formatInterval([line]: readonly Stripe.LineItem[], single: 'every' | 'per'): string {
  const { interval = 'year', interval_count: count = 1 } = line?.price?.recurring ?? {};
  return count === 1 ? `${single} ${interval}` : `every ${count} ${interval}s`;
}

function formatTotal({ amount_total: total, currency }: Stripe.Checkout.Session): string {
  return formatAmount(total ?? 0, currency ?? 'usd');
}

function titleOf({ lines }: Order): string {
  return lines.map(({ description }) => description).join(', ');
}

function summary(order: Order): Html {
  const { session, lines } = order;
  const email = session.customer_details?.email;
  return html`<section class="summary" aria-labelledby="order">
    <h1 id="order">Subscribe to ${titleOf(order)}</h1>
    <p class="amount">${formatTotal(session)} <small>${formatInterval(lines, 'per')}</small></p>
    <ul class="lines">
      ${lines.map(
        (line) =>
          html`<li>
            <span>${line.description ?? ''} <span class="quiet">× ${line.quantity ?? 1}</span></span>
            <span>${formatAmount(line.amount_total, line.currency)}</span>
          </li>`,
      )}
    </ul>
    ${email ? html`<p><span class="quiet">Email</span> <strong>${email}</strong></p>` : undefined}
    <p class="quiet">Charged today and then ${formatInterval(lines, 'every')}, until it is cancelled.</p>
  </section>`;
}

function field(name: CardField, value: string, error: string | undefined): Html {
  const { label, hint, type = 'text', numeric } = FIELDS[name];
  const notes = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint ? html`<p class="quiet" id="${name}-hint">${hint}</p>` : undefined}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="off"
      required
      ${numeric ? html`inputmode="numeric"` : undefined}
      ${notes ? html`aria-describedby="${notes}"` : undefined}
      ${error ? html`aria-invalid="true"` : undefined}
    />
    ${error ? html`<p class="error" id="${name}-error">${error}</p>` : undefined}
  </div>`;
}

/** The summary takes the focus when the page comes back with faults, and leads to their fields. */
function alertBox(errors: CardFormErrors, failure: string | undefined): Html | undefined {
  const faulty = CARD_FIELDS.filter((name) => errors[name]);
  if (faulty.length === 0 && !failure) return undefined;
  return html`<div class="alert" role="alert" tabindex="-1" autofocus>
    <p><strong>${failure ?? 'Please check what you entered.'}</strong></p>
    ${
      faulty.length > 0
        ? html`<ul>
            ${faulty.map((name) => html`<li><a href="#${name}">${FIELDS[name].label}: ${errors[name]}</a></li>`)}
          </ul>`
        : undefined
    }
  </div>`;
}

function testCards(): Html {
  return html`<section class="card stack" aria-labelledby="test-cards">
    <h2 id="test-cards">Test cards</h2>
    <p class="quiet">With any expiry date in the future and any three digits as security code.</p>
    <ul class="cards">
      ${TEST_CARDS.map(
        ({ number, description }) =>
          html`<li>
            <span><code>${groupDigits(number)}</code> ${description}</span>
            <button class="button" form="payment" name="fill" value="${number}" formnovalidate>
              Use ${groupDigits(number).slice(-4)}
            </button>
          </li>`,
      )}
    </ul>
  </section>`;
}

export interface CardPage {
  order: Order;
  /** Where the form goes. */
  action: string;
  values: CardFormValues;
  errors?: CardFormErrors;
  /** Why the last attempt to pay failed. */
  failure?: string | undefined;
}

/** The page with the card form. */
export function cardPage({ order, action, values, errors = {}, failure }: CardPage): string {
  const { session } = order;
  const asksForEmail = !session.customer_details?.email;
  const input = (name: CardField): Html => field(name, values[name], errors[name]);
  return page(
    `Pay ${formatTotal(session)}`,
    'wide',
    html`${summary(order)}
      <div class="stack">
        <form class="card stack" id="payment" method="post" action="${action}" novalidate>
          <h2>Pay by card</h2>
          ${alertBox(errors, failure)} ${asksForEmail ? input('email') : undefined} ${input('cardNumber')}
          <div class="pair">${input('expiry')} ${input('cvc')}</div>
          ${input('cardName')}
          <div class="actions">
            <button class="button main" type="submit">Pay ${formatTotal(session)}</button>
            ${session.cancel_url ? html`<a class="button" href="${session.cancel_url}">Back</a>` : undefined}
          </div>
        </form>
        ${testCards()}
      </div>`,
  );
}

/** The stand-in for the bank's page. */
export function authenticationPage({ session }: Order, action: string): string {
  return page(
    'Authenticate',
    'narrow',
    html`<section class="card stack" aria-labelledby="bank">
      <h1 id="bank">Your bank asks: is this you?</h1>
      <p>A real bank would show its own page here to approve the payment of ${formatTotal(session)}.</p>
      <form class="actions" method="post" action="${action}">
        <button class="button main" name="outcome" value="complete">Complete</button>
        <button class="button" name="outcome" value="fail">Fail</button>
      </form>
    </section>`,
  );
}

interface Notice {
  title: string;
  text: string;
  link?: { text: string; href: string } | undefined;
}

function noticePage({ title, text, link }: Notice): string {
  return page(
    title,
    'narrow',
    html`<section class="card stack" aria-labelledby="notice">
      <h1 id="notice">${title}</h1>
      <p>${text}</p>
      ${
        link
          ? html`<p class="actions"><a class="button main" href="${link.href}">${link.text}</a></p>`
          : undefined
      }
    </section>`,
  );
}

/** For a session that is paid. */
export function paidPage({ session }: Order, successUrl: string): string {
  return noticePage({
    title: 'This is paid',
    text: `The payment of ${formatTotal(session)} went through. Nothing more will be charged.`,
    link: { text: 'Continue', href: successUrl },
  });
}

/** For a session whose time is over. */
export function expiredPage({ session }: Order): string {
  return noticePage({
    title: 'This checkout has expired',
    text: 'Nothing was charged. Please go back and start again.',
    link: session.cancel_url ? { text: 'Back', href: session.cancel_url } : undefined,
  });
}

/** For an address without a session. */
export function missingPage(): string {
  return noticePage({
    title: 'There is no such checkout',
    text: 'The address is wrong or incomplete. Please go back and start again.',
  });
}
