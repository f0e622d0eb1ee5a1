import { Batched, SHARED } from '#server/platform/common/batched.ts';

/** Each list can be long: a course room asks for as many lectures as the course has. */
const MAX_LISTS = 50;

/** Batches the lists that concurrent requests ask for into one call. Each request gets its own list, in its order. */
export function groupedLists<Wanted, Found>(
  call: (lists: readonly (readonly Wanted[])[]) => Promise<(Found | null)[][]>,
): Batched<readonly Wanted[], (Found | null)[]> {
  return new Batched(call, { ...SHARED, maxKeys: MAX_LISTS });
}
