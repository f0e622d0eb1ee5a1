/** A section with its lectures, or the lectures before the first section. */
export interface SectionGroup<Section, Lecture> {
  /** Null for the lectures before the first section. */
  section: Section | null;
  /** The number of the section in the course, from 1; 0 before the first section. */
  number: number;
  /** In teaching order. */
  lectures: Lecture[];
  /** The number of its first lecture in the course, from 1. */
  firstNumber: number;
}

interface Placed {
  position: number;
}

const byPosition = (a: Placed, b: Placed) => a.position - b.position;

/**
 * Groups the lectures of a course by section, in teaching order. A lecture belongs to the last section at or before its position. Sections
 * without lectures are groups too. There is no group without a section unless it has lectures.
 */
export function groupBySection<Section extends Placed, Lecture extends Placed>(
  sections: readonly Section[],
  lectures: readonly Lecture[],
): SectionGroup<Section, Lecture>[] {
  const ordered = lectures.toSorted(byPosition);
  const starts = [null, ...sections.toSorted(byPosition)];
  let firstNumber = 1;
  const groups = starts.map((section, number) => {
    const end = starts[number + 1]?.position ?? Infinity;
    const own = ordered.filter(({ position }) => position < end).slice(firstNumber - 1);
    const group = { section, number, lectures: own, firstNumber };
    firstNumber += own.length;
    return group;
  });
  return groups.filter(({ section, lectures: own }) => section !== null || own.length > 0);
}
