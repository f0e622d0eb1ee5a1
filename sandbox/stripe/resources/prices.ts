import Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { previousAttributes } from '#sandbox/stripe/event-log.ts';
import { createId } from '#sandbox/stripe/ids.ts';
import { filterBy, listObjects, listParameters } from '#sandbox/stripe/pagination.ts';
import { mergeMetadata } from '#sandbox/stripe/metadata.ts';
import { parameter, sentOr } from '#sandbox/stripe/parameters.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest, noSuchObject, noSuchReference } from '#sandbox/stripe/stripe-error.ts';
import { createProduct } from './products.ts';

const MAXIMUM_AMOUNT = 99_999_999;

const interval = parameter.choice('day', 'week', 'month', 'year');

const sharedParameters = {
  active: parameter.boolean().optional(),
  lookup_key: parameter.text(200).optional(),
  metadata: parameter.metadata().optional(),
  nickname: parameter.clearableText().optional(),
  transfer_lookup_key: parameter.boolean().optional(),
};

const createParameters = z.strictObject({
  ...sharedParameters,
  currency: parameter.currency(),
  unit_amount: parameter.integer({ maximum: MAXIMUM_AMOUNT }),
  product: parameter.text().optional(),
  product_data: z
    .strictObject({
      name: parameter.text(),
      active: parameter.boolean().optional(),
      metadata: parameter.metadata().optional(),
    })
    .optional(),
  recurring: z
    .strictObject({ interval, interval_count: parameter.integer({ minimum: 1, maximum: 156 }).optional() })
    .optional(),
  tax_behavior: parameter.choice('exclusive', 'inclusive', 'unspecified').optional(),
});

const updateParameters = z.strictObject(sharedParameters);

const priceListParameters = z.strictObject({
  ...listParameters,
  active: parameter.boolean().optional(),
  currency: parameter.currency().optional(),
  lookup_keys: parameter.list(parameter.text(200), { maximum: 10 }).optional(),
  product: parameter.text().optional(),
  recurring: z.strictObject({ interval: interval.optional() }).optional(),
  type: parameter.choice('one_time', 'recurring').optional(),
});

type CreateFields = z.output<typeof createParameters>;

function productOf(context: SandboxContext, { product: id, product_data: data }: CreateFields): string {
  if (id !== undefined && data) {
    throw invalidRequest(
      'You may only specify one of these parameters: product, product_data.',
      'product',
      'parameters_exclusive',
    );
  }
  if (data) return createProduct(context, data).id;
  if (id === undefined) {
    throw invalidRequest('Missing required param: product.', 'product', 'parameter_missing');
  }
  if (!context.store.find('product', id)) throw noSuchReference('product', id, 'product');
  return id;
}

/** A lookup key belongs to one price. It is transferred on request, and otherwise refused. */
function takeLookupKey(context: SandboxContext, key: string, transfer: boolean, exceptId?: string): void {
  const holder = context.store
    .all('price', { path: '$.lookup_key', is: key })
    .find(({ id }) => id !== exceptId);
  if (!holder) return;
  if (!transfer) {
    throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key');
  }
  changePrice(context, holder, { lookup_key: null });
}

function changePrice(
  context: SandboxContext,
  price: Stripe.Price,
  changes: Partial<Stripe.Price>,
): Stripe.Price {
  const changed: Stripe.Price = { ...price, ...changes };
  context.store.save('price', changed);
  context.events.record('price.updated', changed, previousAttributes(price, changed));
  return changed;
}

function recurrence(recurring: NonNullable<CreateFields['recurring']>): Stripe.Price.Recurring {
  return {
    interval: recurring.interval,
    interval_count: recurring.interval_count ?? 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

function createPrice(context: SandboxContext, fields: CreateFields): Stripe.Price {
  const { lookup_key: lookupKey = null } = fields;
  if (lookupKey !== null) takeLookupKey(context, lookupKey, fields.transfer_lookup_key ?? false);
  const price: Stripe.Price = {
    id: createId('price'),
    object: 'price',
    active: fields.active ?? true,
    billing_scheme: 'per_unit',
    created: context.now(),
    currency: fields.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey,
    metadata: mergeMetadata(null, fields.metadata),
    nickname: fields.nickname ?? null,
    product: productOf(context, fields),
    recurring: fields.recurring ? recurrence(fields.recurring) : null,
    tax_behavior: fields.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: fields.recurring ? 'recurring' : 'one_time',
    unit_amount: fields.unit_amount,
    unit_amount_decimal: Stripe.Decimal.from(fields.unit_amount),
  };
  context.store.save('price', price);
  context.events.record('price.created', price);
  return price;
}

function updatePrice(
  context: SandboxContext,
  fields: z.output<typeof updateParameters>,
  id: string,
): Stripe.Price {
  const price = context.store.find('price', id);
  if (!price) throw noSuchObject('price', id, 'price');
  const { lookup_key: lookupKey } = fields;
  if (lookupKey !== undefined) takeLookupKey(context, lookupKey, fields.transfer_lookup_key ?? false, id);
  return changePrice(context, price, {
    active: fields.active ?? price.active,
    lookup_key: lookupKey ?? price.lookup_key,
    metadata: mergeMetadata(price.metadata, fields.metadata),
    nickname: sentOr(fields.nickname, price.nickname),
  });
}

/** https://docs.stripe.com/api/prices */
export const priceRoutes = [
  apiRoute('POST', '/v1/prices', createParameters, createPrice),
  apiRoute('GET', '/v1/prices/:id', z.strictObject({}), ({ store }, _parameters, id) => {
    const price = store.find('price', id);
    if (!price) throw noSuchObject('price', id, 'price');
    return price;
  }),
  apiRoute('POST', '/v1/prices/:id', updateParameters, updatePrice),
  apiRoute('GET', '/v1/prices', priceListParameters, ({ store }, { lookup_keys: keys, ...fields }) =>
    listObjects(store, 'price', '/v1/prices', fields, [
      ...filterBy('$.active', fields.active),
      ...filterBy('$.currency', fields.currency),
      ...filterBy('$.product', fields.product),
      ...filterBy('$.recurring.interval', fields.recurring?.interval),
      ...filterBy('$.type', fields.type),
      ...(keys ? [{ path: '$.lookup_key', isOneOf: keys }] : []),
    ]),
  ),
];
