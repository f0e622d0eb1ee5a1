import { GroupedCalls } from '#server/platform/common/grouped-calls.ts';

/** Each list can be long: a course room asks for as many lectures as the course has. */
const MAX_LISTS = 50;

/** Batches the lists that concurrent requests ask for into one call. Each request gets its own list, in its order. */
export function groupedLists<Wanted, Found>(
  call: (lists: readonly (readonly Wanted[])[]) => Promise<(Found | null)[][]>,
): GroupedCalls<readonly Wanted[], (Found | null)[]> {
  return new GroupedCalls({ call, concurrency: 2, maxItems: MAX_LISTS, maxWaiting: 5_000, retryAfter: 5 });
}
