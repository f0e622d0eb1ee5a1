import type Stripe from 'stripe';
import { z } from 'zod';
import { createId } from '#sandbox/stripe/ids.ts';
import { mergeMetadata } from '#sandbox/stripe/metadata.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import { requireChargeable } from '#sandbox/stripe/smallest-charge.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import type { Business } from '#sandbox/stripe/stored-objects.ts';
import { invalidRequest, noSuchReference } from '#sandbox/stripe/stripe-error.ts';
import { findCustomer } from './customers.ts';
import { checkoutLocales } from './locales.ts';
import { requireCurrencyOf } from './one-currency.ts';
import { buildLineItem, checkLineItems, lineItemParameters } from './line-items.ts';

const MINUTE = 60;
const SHORTEST_LIFE = 30 * MINUTE;
const LONGEST_LIFE = 24 * 60 * MINUTE;

/**
 * The parameters of a new session, as far as hosted subscription checkouts or sessions that only save a card need them.
 */
export const createSessionParameters = z.strictObject({
  mode: parameter.choice('setup', 'subscription'),
  ui_mode: parameter.choice('hosted_page').optional(),
  line_items: parameter.list(lineItemParameters, { maximum: 20 }).optional(),
  currency: parameter.currency().optional(),
  success_url: parameter.webAddress(),
  cancel_url: parameter.webAddress().optional(),
  customer: parameter.text().optional(),
  customer_email: parameter.email().optional(),
  customer_update: z
    .strictObject({
      address: parameter.choice('auto', 'never').optional(),
      name: parameter.choice('auto', 'never').optional(),
    })
    .optional(),
  adaptive_pricing: z.strictObject({ enabled: parameter.boolean().optional() }).optional(),
  allow_promotion_codes: parameter.boolean().optional(),
  automatic_tax: z.strictObject({ enabled: parameter.boolean() }).optional(),
  client_reference_id: parameter.text(200).optional(),
  expires_at: parameter.integer().optional(),
  locale: parameter.choice(...checkoutLocales).optional(),
  metadata: parameter.metadata().optional(),
  tax_id_collection: z
    .strictObject({
      enabled: parameter.boolean(),
      required: parameter.choice('if_supported', 'never').optional(),
    })
    .optional(),
  subscription_data: z
    .strictObject({
      description: parameter.text(500).optional(),
      metadata: parameter.metadata().optional(),
      trial_period_days: parameter.integer({ minimum: 1, maximum: 730 }).optional(),
    })
    .optional(),
});

type CreateFields = z.output<typeof createSessionParameters>;

function customerOf(context: SandboxContext, fields: CreateFields): Stripe.Customer | null {
  const { customer: id, customer_email: email } = fields;
  if (id === undefined) return null;
  if (email !== undefined) {
    throw invalidRequest(
      'You may only specify one of these parameters: customer, customer_email.',
      'customer',
      'parameters_exclusive',
    );
  }
  const customer = findCustomer(context, id);
  if (!customer) throw noSuchReference('customer', id, 'customer');
  return customer;
}

/** Taxes require the payer's address, from the customer or from the page. A tax number requires the business's name. */
function checkAddressUse(
  { automatic_tax: tax, customer_update: update, tax_id_collection: numbers }: CreateFields,
  customer: Stripe.Customer | null,
): void {
  if (update && !customer) {
    throw invalidRequest('`customer_update` can only be used with `customer`.', 'customer_update');
  }
  if (tax?.enabled && customer && !customer.address && update?.address !== 'auto') {
    throw invalidRequest(
      'Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the ' +
        "Customer or set `customer_update[address]` to 'auto' to save the address entered in Checkout to the Customer.",
      'customer_update[address]',
      'customer_tax_location_invalid',
    );
  }
  if (numbers?.enabled && customer && update?.name !== 'auto') {
    throw invalidRequest(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing ' +
        'customer, please set `customer_update[name]` to `auto`.',
      'customer_update[name]',
    );
  }
}

/** The items; none if the session only saves a card. */
function itemsOf(context: SandboxContext, fields: CreateFields): Stripe.LineItem[] {
  const { mode, line_items: sent = [], currency } = fields;
  if (mode === 'setup') {
    if (sent.length > 0) throw invalidRequest('You can not pass `line_items` in `setup` mode.', 'line_items');
    if (currency) return [];
    throw invalidRequest('Missing required param: currency.', 'currency', 'parameter_missing');
  }
  const items = sent.map((item, index) => buildLineItem(context, item, index));
  checkLineItems(items);
  return items;
}

function expiryOf(now: number, expiresAt: number | undefined): number {
  if (expiresAt === undefined) return now + LONGEST_LIFE;
  const life = expiresAt - now;
  if (life < SHORTEST_LIFE) {
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    );
  }
  if (life > LONGEST_LIFE) {
    throw invalidRequest(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
  return expiresAt;
}

/** The payer's data in Checkout. */
export function describePayer(
  email: string | null,
  name: string | null,
  address: Stripe.Address | null,
  business: Business | null = null,
): Stripe.Checkout.Session.CustomerDetails {
  return {
    address,
    business_name: business?.name ?? null,
    email,
    individual_name: null,
    name: business?.name ?? name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: business?.taxNumber ? [business.taxNumber] : [],
  };
}

function buildSession(
  context: SandboxContext,
  fields: CreateFields,
  customer: Stripe.Customer | null,
  items: readonly Stripe.LineItem[],
): Stripe.Checkout.Session {
  const id = createId('cs_test');
  const now = context.now();
  const isFreeAtFirst = fields.subscription_data?.trial_period_days !== undefined;
  const sum = isFreeAtFirst ? 0 : items.reduce((total, item) => total + item.amount_total, 0);
  const total = fields.mode === 'setup' ? null : sum;
  requireChargeable(sum, items[0]?.currency ?? '');
  const email = customer?.email ?? fields.customer_email ?? null;
  return {
    id,
    object: 'checkout.session',
    // On unless it is turned off, as at Stripe.
    adaptive_pricing: { enabled: fields.adaptive_pricing?.enabled ?? true },
    after_expiration: null,
    allow_promotion_codes: fields.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: fields.automatic_tax?.enabled
      ? { enabled: true, liability: { type: 'self' }, provider: 'stripe', status: 'requires_location_inputs' }
      : { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: fields.cancel_url ?? null,
    client_reference_id: fields.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: items[0]?.currency ?? fields.currency ?? null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: customer?.id ?? null,
    customer_account: null,
    customer_creation: customer || fields.mode === 'setup' ? null : 'always',
    customer_details: email === null ? null : describePayer(email, customer?.name ?? null, null),
    customer_email: fields.customer_email ?? null,
    discounts: [],
    expires_at: expiryOf(now, fields.expires_at),
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: fields.locale ?? null,
    managed_payments: null,
    metadata: mergeMetadata(null, fields.metadata),
    mode: fields.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card', 'us_bank_account'],
    payment_status: fields.mode === 'setup' ? 'no_payment_required' : 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: fields.success_url,
    tax_id_collection: {
      enabled: fields.tax_id_collection?.enabled ?? false,
      required: fields.tax_id_collection?.required ?? 'never',
    },
    total_details: fields.mode === 'setup' ? null : { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${context.pagesUrl}/checkout/${id}`,
    wallet_options: null,
  };
}

/**
 * Creates a hosted checkout.
 * @throws StripeApiError (400) for an invalid customer, price or time
 */
export function createSession(context: SandboxContext, fields: CreateFields): Stripe.Checkout.Session {
  const customer = customerOf(context, fields);
  checkAddressUse(fields, customer);
  const items = itemsOf(context, fields);
  if (customer && items[0]) requireCurrencyOf(context, customer.id, items[0].currency);
  const session = buildSession(context, fields, customer, items);
  context.store.save('checkout.session', session);
  context.store.save('checkout_state', {
    id: session.id,
    created: session.created,
    line_items: items,
    subscription: {
      metadata: mergeMetadata(null, fields.subscription_data?.metadata),
      description: fields.subscription_data?.description ?? null,
      trial_days: fields.subscription_data?.trial_period_days ?? null,
    },
    payment_intent: null,
    authenticating: null,
    address: null,
    saves_address: fields.customer_update?.address === 'auto',
    business: null,
    saves_name: fields.customer_update?.name === 'auto',
    keeps_currency: false,
  });
  return session;
}
