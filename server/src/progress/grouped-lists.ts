import { GroupedCalls } from '#server/platform/common/grouped-calls.ts';

/** A course room asks for as many lectures as the course has. */
const MAX_LISTS = 50;

/** Reads the lists that requests of a moment ask for by one call; each gets its own, in its order. */
export function groupedLists<Wanted, Found>(
  call: (lists: readonly (readonly Wanted[])[]) => Promise<(Found | null)[][]>,
): GroupedCalls<readonly Wanted[], (Found | null)[]> {
  return new GroupedCalls({ call, concurrency: 2, maxItems: MAX_LISTS, maxWaiting: 5_000, retryAfter: 5 });
}
