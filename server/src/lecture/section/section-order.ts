// The order of a course is one sequence of sections and lectures. These functions change it without the database.

/** The beginning of a section, or a lecture. */
export interface Part {
  id: string;
  kind: 'section' | 'lecture';
  /** Its place in the sequence. */
  position: number;
}

/** The parts of a course in their order. A section precedes a lecture at the same position, because the lecture belongs to it. */
export function inSequence<Item extends Part>(parts: readonly Item[]): Item[] {
  const rank = ({ kind }: Part) => (kind === 'section' ? 0 : 1);
  return parts.toSorted((a, b) => a.position - b.position || rank(a) - rank(b));
}

/** Gives parts in a new order the positions that they had together, the lowest first. Returns the positions by id. */
export function positionsOf(order: readonly Part[]): Map<string, number> {
  const positions = order.map(({ position }) => position).toSorted((a, b) => a - b);
  return new Map(order.map(({ id }, index) => [id, positions[index] ?? 0]));
}

/**
 * Moves lectures, in their present order, before another lecture or to the end of a section. `sectionId` null is the beginning of the
 * course, before its first section.
 *
 * @returns The new order, or null if a lecture or the target is not part of the course, or the lecture is in another section.
 */
export function withMoved<Item extends Part>(
  parts: readonly Item[],
  lectureIds: readonly string[],
  { sectionId, before }: { sectionId: string | null; before: string | null },
): Item[] | null {
  const isMoved = ({ kind, id }: Item) => kind === 'lecture' && lectureIds.includes(id);
  const moved = parts.filter(isMoved);
  if (moved.length !== new Set(lectureIds).size) return null;
  const rest = parts.filter((part) => !isMoved(part));
  const start = sectionId === null ? -1 : rest.findIndex((part) => isSection(part, sectionId));
  if (sectionId !== null && start === -1) return null;
  const next = rest.findIndex(({ kind }, index) => index > start && kind === 'section');
  const end = next === -1 ? rest.length : next;
  if (before === null) return rest.toSpliced(end, 0, ...moved);
  const place = rest.findIndex(({ kind, id }) => kind === 'lecture' && id === before);
  return place > start && place < end ? rest.toSpliced(place, 0, ...moved) : null;
}

const isSection = ({ kind, id }: Part, wanted: string) => kind === 'section' && id === wanted;

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
