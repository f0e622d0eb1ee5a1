import { DAY_MS } from '#server/platform/common/durations.ts';

/** How long Stripe keeps its events. */
export const EVENTS_KEPT_MS = 30 * DAY_MS;

/** All pages of a list at Stripe. */
export async function allOf<Item extends { id: string }>(listing: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of listing) items.push(item);
  return items;
}

/** The ID of a reference, which Stripe returns as an ID or, expanded, as an object. */
export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

/** A time at Stripe, in seconds since 1970. */
export function fromUnix(seconds: number): Date {
  return new Date(seconds * 1000);
}
