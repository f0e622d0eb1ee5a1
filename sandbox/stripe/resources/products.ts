import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { previousAttributes } from '#sandbox/stripe/event-log.ts';
import { createId } from '#sandbox/stripe/ids.ts';
import { filterBy, listObjects, listParameters } from '#sandbox/stripe/pagination.ts';
import { mergeMetadata } from '#sandbox/stripe/metadata.ts';
import { parameter, sentOr } from '#sandbox/stripe/parameters.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest, noSuchObject, noSuchReference } from '#sandbox/stripe/stripe-error.ts';

const sharedParameters = {
  active: parameter.boolean().optional(),
  description: parameter.clearableText().optional(),
  images: parameter.list(parameter.webAddress(), { maximum: 8 }).optional(),
  metadata: parameter.metadata().optional(),
};

const createParameters = z.strictObject({
  ...sharedParameters,
  id: parameter.text(255).optional(),
  name: parameter.text(),
});

const updateParameters = z.strictObject({
  ...sharedParameters,
  default_price: parameter.text().optional(),
  name: parameter.text().optional(),
});

/** Creates a product and records the event. */
export function createProduct(
  context: SandboxContext,
  fields: z.output<typeof createParameters>,
): Stripe.Product {
  const { store, events } = context;
  const { id = createId('prod') } = fields;
  if (store.find('product', id)) {
    throw invalidRequest('Product already exists.', 'id', 'resource_already_exists');
  }
  const now = context.now();
  const product: Stripe.Product = {
    id,
    object: 'product',
    active: fields.active ?? true,
    created: now,
    default_price: null,
    description: fields.description ?? null,
    images: fields.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: mergeMetadata(null, fields.metadata),
    name: fields.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
  };
  store.save('product', product);
  events.record('product.created', product);
  return product;
}

function updateProduct(
  context: SandboxContext,
  fields: z.output<typeof updateParameters>,
  id: string,
): Stripe.Product {
  const { store, events } = context;
  const product = store.find('product', id);
  if (!product) throw noSuchObject('product', id, 'id');
  const { default_price: defaultPrice } = fields;
  if (defaultPrice !== undefined && store.find('price', defaultPrice)?.product !== id) {
    throw noSuchReference('price', defaultPrice, 'default_price');
  }
  const changed: Stripe.Product = {
    ...product,
    active: fields.active ?? product.active,
    default_price: defaultPrice ?? product.default_price,
    description: sentOr(fields.description, product.description),
    images: fields.images ?? product.images,
    metadata: mergeMetadata(product.metadata, fields.metadata),
    name: fields.name ?? product.name,
    updated: context.now(),
  };
  store.save('product', changed);
  events.record('product.updated', changed, previousAttributes(product, changed));
  return changed;
}

/** https://docs.stripe.com/api/products */
export const productRoutes = [
  apiRoute('POST', '/v1/products', createParameters, createProduct),
  apiRoute('GET', '/v1/products/:id', z.strictObject({}), ({ store }, _parameters, id) => {
    const product = store.find('product', id);
    if (!product) throw noSuchObject('product', id, 'id');
    return product;
  }),
  apiRoute('POST', '/v1/products/:id', updateParameters, updateProduct),
  apiRoute(
    'GET',
    '/v1/products',
    z.strictObject({
      ...listParameters,
      active: parameter.boolean().optional(),
      ids: parameter.list(parameter.text()).optional(),
    }),
    ({ store }, { active, ids, ...query }) =>
      listObjects(store, 'product', '/v1/products', query, [
        ...filterBy('$.active', active),
        ...(ids ? [{ path: '$.id', isOneOf: ids }] : []),
      ]),
  ),
];
