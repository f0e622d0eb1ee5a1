import { inSequence, type Part } from '#shared/course-parts.ts';

interface Placed {
  id: string;
  position: number;
}

/** What the functions that order a course read of it. */
export interface OrderedCourse {
  sections: readonly Placed[];
  lectures: readonly Placed[];
}

/** The sections and lectures of a course in one sequence. */
export const partsOfCourse = ({ sections, lectures }: OrderedCourse): Part[] =>
  inSequence([
    ...sections.map(({ id, position }): Part => ({ id, position, kind: 'section' })),
    ...lectures.map(({ id, position }): Part => ({ id, position, kind: 'lecture' })),
  ]);

/** Moves lectures, in their present order, to the end of a section; null is the place before the first section. */
export function withLecturesIn(
  parts: readonly Part[],
  lectureIds: readonly string[],
  sectionId: string | null,
): Part[] {
  const isMoved = ({ id }: Part) => lectureIds.includes(id);
  const moved = parts.filter(isMoved);
  const rest = parts.filter((part) => !isMoved(part));
  const start = rest.findIndex(({ id }) => id === sectionId);
  const next = rest.findIndex((part, index) => index > start && isSection(part));
  return rest.toSpliced(next === -1 ? rest.length : next, 0, ...moved);
}

/** Swaps a section, with its lectures, with the section before or after it. Without such a section nothing changes. */
export function withSectionMoved(parts: readonly Part[], sectionId: string, by: 1 | -1): Part[] {
  const blocks = blocksOf(parts);
  const index = blocks.findIndex(([first]) => first?.id === sectionId);
  const [block, other] = [blocks[index], blocks[index + by]];
  if (!block || !isSection(other?.[0]) || !other) return [...parts];
  return blocks
    .with(index, other)
    .with(index + by, block)
    .flat();
}

const isSection = (part: Part | undefined) => part?.kind === 'section';

/** The parts by section, each with its lectures. The first block has no section if lectures come before all sections. */
function blocksOf(parts: readonly Part[]): Part[][] {
  const blocks: Part[][] = [];
  for (const part of parts) {
    const last = blocks.at(-1);
    if (last && !isSection(part)) last.push(part);
    else blocks.push([part]);
  }
  return blocks;
}

/** Swaps a part with the one before or after it. At the ends of the course nothing changes. */
export function withPartMoved(parts: readonly Part[], id: string, by: 1 | -1): Part[] {
  const index = parts.findIndex((part) => part.id === id);
  const [one, other] = [parts[index], parts[index + by]];
  return one && other ? parts.with(index, other).with(index + by, one) : [...parts];
}
