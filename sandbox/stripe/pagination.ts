import type Stripe from 'stripe';
import type { Condition, ObjectStore } from './object-store.ts';
import { parameter } from './parameters.ts';
import { invalidRequest, noSuchReference } from './stripe-error.ts';
import type { StoredName, StoredObjects } from './stored-objects.ts';

const DEFAULT_LIMIT = 10;

/** The parameters of every list. */
export const paginationParameters = {
  limit: parameter.integer({ minimum: 1, maximum: 100 }).optional(),
  starting_after: parameter.text().optional(),
  ending_before: parameter.text().optional(),
};

/** The parameters of lists that can be filtered by creation time. */
export const listParameters = { ...paginationParameters, created: parameter.timeRange().optional() };

interface Pagination {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

interface ListQuery extends Pagination {
  created?: Parameters<ObjectStore['page']>[1]['created'];
}

function refuseTwoCursors({ starting_after: after, ending_before: before }: Pagination): void {
  if (after === undefined || before === undefined) return;
  throw invalidRequest(
    'You may only specify one of these parameters: starting_after, ending_before.',
    'starting_after',
    'parameters_exclusive',
  );
}

function sequenceOf(store: ObjectStore, name: StoredName, id: string | undefined, param: string) {
  if (id === undefined) return undefined;
  const sequence = store.sequenceOf(name, id);
  if (sequence === undefined) throw noSuchReference(name, id, param);
  return sequence;
}

/**
 * A page of stored objects of a kind, newest first.
 * @param url the path of the list, for the response
 * @throws StripeApiError (400) if a cursor matches no object
 */
export function listObjects<Name extends StoredName>(
  store: ObjectStore,
  name: Name,
  url: string,
  query: ListQuery,
  conditions: readonly Condition[] = [],
): Stripe.ApiList<StoredObjects[Name]> {
  refuseTwoCursors(query);
  const { data, hasMore } = store.page(name, {
    conditions,
    created: query.created,
    limit: query.limit ?? DEFAULT_LIMIT,
    after: sequenceOf(store, name, query.starting_after, 'starting_after'),
    before: sequenceOf(store, name, query.ending_before, 'ending_before'),
  });
  return { object: 'list', data, has_more: hasMore, url };
}

/** A page of items inside an object, in their own order. */
export function listItems<Item extends { id: string }>(
  items: readonly Item[],
  url: string,
  query: Pagination = {},
): Stripe.ApiList<Item> {
  refuseTwoCursors(query);
  const { limit = DEFAULT_LIMIT, starting_after: after, ending_before: before } = query;
  const cursor = after ?? before;
  const position = items.findIndex((item) => item.id === cursor);
  if (cursor !== undefined && position < 0) {
    throw noSuchReference('item', cursor, after === undefined ? 'ending_before' : 'starting_after');
  }

  const start = before === undefined ? position + 1 : Math.max(0, position - limit);
  const end = before === undefined ? start + limit : position;
  const hasMore = before === undefined ? end < items.length : start > 0;
  return { object: 'list', data: items.slice(start, end), has_more: hasMore, url };
}

/** The condition of an optional filter; none if it was not requested. */
export function filterBy(path: string, value: string | boolean | undefined): Condition[] {
  return value === undefined ? [] : [{ path, is: value }];
}
