import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import type { Condition } from '#sandbox/stripe/object-store.ts';
import { filterBy, listObjects, listParameters } from '#sandbox/stripe/pagination.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import { invalidRequest, noSuchObject } from '#sandbox/stripe/stripe-error.ts';

const eventListParameters = z.strictObject({
  ...listParameters,
  delivery_success: parameter.boolean().optional(),
  type: parameter.text().optional(),
  types: parameter.list(parameter.text(), { maximum: 20 }).optional(),
});

function typeConditions(type: string | undefined, types: readonly string[] | undefined): Condition[] {
  if (type !== undefined && types) {
    throw invalidRequest(
      'You may only specify one of these parameters: type, types.',
      'type',
      'parameters_exclusive',
    );
  }
  return types ? [{ path: '$.type', isOneOf: types }] : filterBy('$.type', type);
}

function deliveryConditions(isDelivered: boolean | undefined): Condition[] {
  if (isDelivered === undefined) return [];
  return [isDelivered ? { path: '$.pending_webhooks', is: 0 } : { path: '$.pending_webhooks', isNot: 0 }];
}

/** https://docs.stripe.com/api/events */
export const eventRoutes = [
  apiRoute('GET', '/v1/events/:id', z.strictObject({}), ({ store }, _parameters, id) => {
    const event = store.find('event', id);
    if (!event) throw noSuchObject('event', id, 'id');
    return event;
  }),
  apiRoute(
    'GET',
    '/v1/events',
    eventListParameters,
    ({ store }, { delivery_success: isDelivered, type, types, ...query }) =>
      listObjects(store, 'event', '/v1/events', query, [
        ...typeConditions(type, types),
        ...deliveryConditions(isDelivered),
      ]),
  ),
];
