import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { previousAttributes } from '#sandbox/stripe/event-log.ts';
import { createId, createInvoicePrefix } from '#sandbox/stripe/ids.ts';
import { filterBy, listObjects, listParameters } from '#sandbox/stripe/pagination.ts';
import { mergeMetadata } from '#sandbox/stripe/metadata.ts';
import { parameter, sentOr } from '#sandbox/stripe/parameters.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { noSuchObject } from '#sandbox/stripe/stripe-error.ts';
import { requireMethodOf } from './attached-method.ts';
import { endSubscription } from './subscriptions.ts';

const createParameters = z.strictObject({
  email: parameter.email().optional(),
  name: parameter.clearableText(256).optional(),
  description: parameter.clearableText().optional(),
  phone: parameter.clearableText(20).optional(),
  metadata: parameter.metadata().optional(),
  preferred_locales: parameter.list(parameter.text(20)).optional(),
});

const updateParameters = createParameters.extend({
  invoice_settings: z
    .strictObject({ default_payment_method: parameter.clearableText().optional() })
    .optional(),
});

type CustomerFields = z.output<typeof createParameters>;
type UpdateFields = z.output<typeof updateParameters>;

/** Creates a customer and records the event. */
export function createCustomer(context: SandboxContext, fields: CustomerFields): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: createId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: context.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: fields.description ?? null,
    discount: null,
    email: fields.email ?? null,
    invoice_prefix: createInvoicePrefix(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: mergeMetadata(null, fields.metadata),
    name: fields.name ?? null,
    next_invoice_sequence: 1,
    phone: fields.phone ?? null,
    preferred_locales: fields.preferred_locales ?? [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  context.store.save('customer', customer);
  context.events.record('customer.created', customer);
  return customer;
}

/** Saves a changed customer and records an event if anything changed. */
export function changeCustomer(
  context: SandboxContext,
  customer: Stripe.Customer,
  changes: Partial<Stripe.Customer>,
): Stripe.Customer {
  const changed: Stripe.Customer = { ...customer, ...changes };
  const previous = previousAttributes(customer, changed);
  if (Object.keys(previous).length === 0) return customer;
  context.store.save('customer', changed);
  context.events.record('customer.updated', changed, previous);
  return changed;
}

/** The customer with this ID; undefined if unknown or deleted. */
export function findCustomer({ store }: SandboxContext, id: string): Stripe.Customer | undefined {
  const customer = store.find('customer', id);
  return customer && !customer.deleted ? customer : undefined;
}

function changeSettings(
  context: SandboxContext,
  { id, invoice_settings: current }: Stripe.Customer,
  { invoice_settings: sent }: UpdateFields,
): Stripe.Customer['invoice_settings'] {
  const methodId = sent?.default_payment_method;
  if (methodId) requireMethodOf(context, id, methodId, 'invoice_settings[default_payment_method]');
  return methodId === undefined ? current : { ...current, default_payment_method: methodId };
}

function updateCustomer(context: SandboxContext, fields: UpdateFields, id: string): Stripe.Customer {
  const customer = findCustomer(context, id);
  if (!customer) throw noSuchObject('customer', id, 'id');
  return changeCustomer(context, customer, {
    description: sentOr(fields.description, customer.description),
    email: sentOr<string | null>(fields.email, customer.email),
    invoice_settings: changeSettings(context, customer, fields),
    metadata: mergeMetadata(customer.metadata, fields.metadata),
    name: sentOr(fields.name, customer.name),
    phone: sentOr(fields.phone, customer.phone),
    preferred_locales: sentOr(fields.preferred_locales, customer.preferred_locales ?? []),
  });
}

/** Deletes a customer for good, which ends their subscriptions at once. */
function deleteCustomer(context: SandboxContext, id: string): Stripe.DeletedCustomer {
  const customer = findCustomer(context, id);
  if (!customer) throw noSuchObject('customer', id, 'id');
  context.store
    .all('subscription', { path: '$.customer', is: id }, { path: '$.ended_at', is: null })
    .forEach((subscription) => endSubscription(context, subscription, {}));
  const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true };
  context.store.save('customer', deleted);
  context.events.record('customer.deleted', customer);
  return deleted;
}

/** https://docs.stripe.com/api/customers */
export const customerRoutes = [
  apiRoute('POST', '/v1/customers', createParameters, createCustomer),
  apiRoute('GET', '/v1/customers/:id', z.strictObject({}), ({ store }, _parameters, id) => {
    const customer = store.find('customer', id);
    if (!customer) throw noSuchObject('customer', id, 'id');
    return customer;
  }),
  apiRoute('POST', '/v1/customers/:id', updateParameters, updateCustomer),
  apiRoute('DELETE', '/v1/customers/:id', z.strictObject({}), (context, _parameters, id) =>
    deleteCustomer(context, id),
  ),
  apiRoute(
    'GET',
    '/v1/customers',
    z.strictObject({ ...listParameters, email: parameter.text(512).optional() }),
    ({ store }, { email, ...query }) =>
      listObjects(store, 'customer', '/v1/customers', query, [
        { path: '$.deleted', is: null },
        ...filterBy('$.email', email),
      ]),
  ),
];
