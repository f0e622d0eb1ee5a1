// The order of a course is one sequence of sections and lectures.

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
