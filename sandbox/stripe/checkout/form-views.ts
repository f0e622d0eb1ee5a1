import { html, type Html } from '#shared/html.ts';
import { groupDigits, TEST_CARDS } from '#sandbox/stripe/resources/test-cards.ts';
import { CHECKOUT_FIELDS, COUNTRIES, type CheckoutField, type CheckoutFormErrors } from './checkout-form.ts';

interface FieldDescription {
  label: string;
  hint?: string;
  type?: 'email' | 'text';
  numeric?: boolean;
}

const FIELDS: Record<CheckoutField, FieldDescription> = {
  email: { label: 'Email', type: 'email' },
  cardNumber: { label: 'Card number', numeric: true },
  expiry: { label: 'Expiry date', hint: 'MM / YY' },
  cvc: { label: 'Security code (CVC)', hint: '3 digits', numeric: true },
  cardName: { label: 'Name on card' },
  country: { label: 'Country' },
  postalCode: { label: 'Postal code' },
  businessName: { label: 'Business name' },
  taxNumber: { label: 'Tax ID', hint: 'For example DE123456789' },
  promotionCode: { label: 'Promotion code' },
};

const OPTIONAL: ReadonlySet<CheckoutField> = new Set(['businessName', 'taxNumber', 'promotionCode']);

function control(name: CheckoutField, value: string, attributes: Html): Html {
  const { type = 'text', numeric } = FIELDS[name];
  if (name === 'country') {
    return html`<select id="${name}" name="${name}" ${attributes}>
      <option value="">Choose …</option>
      ${COUNTRIES.map(
        ({ code, name: country }) =>
          html`<option value="${code}" ${code === value ? html`selected` : undefined}>${country}</option>`,
      )}
    </select>`;
  }
  return html`<input
    id="${name}"
    name="${name}"
    type="${type}"
    value="${value}"
    autocomplete="off"
    ${OPTIONAL.has(name) ? undefined : html`required`}
    ${numeric ? html`inputmode="numeric"` : undefined}
    ${attributes}
  />`;
}

/** A field with its label, hint and error. */
export function field(name: CheckoutField, value: string, error: string | undefined): Html {
  const { label, hint } = FIELDS[name];
  const notes = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const attributes = html`${notes ? html`aria-describedby="${notes}"` : undefined}
  ${error ? html`aria-invalid="true"` : undefined}`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint ? html`<p class="quiet" id="${name}-hint">${hint}</p>` : undefined}
    ${control(name, value, attributes)}
    ${error ? html`<p class="error" id="${name}-error">${error}</p>` : undefined}
  </div>`;
}

/** The error summary. It gets the focus and links to the fields. */
export function alertBox(errors: CheckoutFormErrors, failure: string | undefined): Html | undefined {
  const faulty = CHECKOUT_FIELDS.filter((name) => errors[name]);
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

/** The test cards, each with a button that fills the form `payment`. */
export function testCards(): Html {
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
