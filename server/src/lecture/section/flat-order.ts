import type { Part } from '#shared/course-parts.ts';

/**
 * Orders the lectures of a course for a caller who knows no sections. Lectures that stay in order among the sections keep theirs: the
 * longest such run. Any other lecture joins the section of the kept one before it, at the beginning that of the next one.
 *
 * @param lectureIds All lectures of the course in their new order.
 */
export function withFlatOrder<Item extends Part>(
  parts: readonly Item[],
  lectureIds: readonly string[],
): Item[] {
  const byId = new Map(parts.map((part) => [part.id, part]));
  // Sections by number, from 1. Lectures before the first one have 0.
  const sections = parts.filter(({ kind }) => kind === 'section');
  const numbers = new Map<string, number>();
  let number = 0;
  for (const { id, kind } of parts) numbers.set(id, kind === 'section' ? ++number : number);
  const former = lectureIds.map((id) => numbers.get(id) ?? 0);
  const kept = longestRun(former);
  let current = former[kept[0] ?? 0] ?? 0;
  const isKept = new Set(kept);
  const order: Item[] = [];
  let begun = 0;
  for (const [index, id] of lectureIds.entries()) {
    if (isKept.has(index)) current = former[index] ?? current;
    order.push(...sections.slice(begun, current));
    begun = Math.max(begun, current);
    const lecture = byId.get(id);
    if (lecture) order.push(lecture);
  }
  return [...order, ...sections.slice(begun)];
}

/** The indexes of the longest run of numbers that do not descend, not necessarily adjacent. */
function longestRun(numbers: readonly number[]): number[] {
  /** By length of a run, less one: the index of its last number, the smallest possible. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, number] of numbers.entries()) {
    const found = ends.findIndex((end) => (numbers[end] ?? 0) > number);
    const place = found === -1 ? ends.length : found;
    previous[index] = ends[place - 1];
    ends[place] = index;
  }
  const run: number[] = [];
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) run.unshift(index);
  return run;
}
