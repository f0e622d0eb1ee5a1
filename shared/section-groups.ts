/** A section with its lectures, or the lectures before the first section. */
export interface SectionGroup<Section, Lecture> {
  /** Null for the lectures before the first section. */
  section: Section | null;
  /** In teaching order. */
  lectures: Lecture[];
  /** The number of its first lecture in the course, from 1. */
  firstNumber: number;
}

interface Placed {
  position: number;
}

/**
 * Groups the lectures of a course by section, in teaching order. A lecture belongs to the last section at or before its position. Sections
 * without lectures are groups too. There is no group without a section unless it has lectures.
 */
export function groupBySection<Section extends Placed, Lecture extends Placed>(
  sections: readonly Section[],
  lectures: readonly Lecture[],
): SectionGroup<Section, Lecture>[] {
  const ordered = lectures.toSorted((a, b) => a.position - b.position);
  const starts: (Section | null)[] = [null, ...sections.toSorted((a, b) => a.position - b.position)];
  let firstNumber = 1;
  const groups = starts.map((section, index) => {
    const end = starts[index + 1]?.position ?? Number.POSITIVE_INFINITY;
    const start = section?.position ?? Number.NEGATIVE_INFINITY;
    const own = ordered.filter(({ position }) => position >= start && position < end);
    const group = { section, lectures: own, firstNumber };
    firstNumber += own.length;
    return group;
  });
  return groups.filter(({ section, lectures: own }) => section !== null || own.length > 0);
}
