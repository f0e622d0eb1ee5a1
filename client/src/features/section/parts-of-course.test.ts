import { expect, it } from 'vitest';
import type { Part } from '#shared/course-parts.ts';
import { partsOfCourse, withLecturesIn, withSectionMoved } from './parts-of-course.ts';

/** Reads `1 A 2 3 B`: digits are lectures, letters the sections above those that follow. */
const course = (written: string): Part[] =>
  written.split(' ').map((id, index) => ({
    id,
    kind: /\d/.test(id) ? 'lecture' : 'section',
    position: index + 1,
  }));
const written = (parts: readonly Part[]) => parts.map(({ id }) => id).join(' ');

it('reads a course in its order, a section before the lecture at its position', () => {
  const parts = partsOfCourse({
    sections: [
      { id: 'B', position: 5 },
      { id: 'A', position: 2 },
    ],
    lectures: [
      { id: '1', position: 1 },
      { id: '2', position: 2 },
      { id: '3', position: 7 },
    ],
  });
  expect(written(parts)).toBe('1 A 2 B 3');
});

it.each([
  ['1 A 2 3 B 4', ['3', '1'], 'B', 'A 2 B 4 1 3'],
  ['1 A 2 3 B 4', ['2'], 'A', '1 A 3 2 B 4'],
  ['1 A 2 3 B 4', ['4', '2'], null, '1 2 4 A 3 B'],
  ['A 1 B', ['1'], 'B', 'A B 1'],
])('moves lectures of %s: %s to the end of %s', (before, ids, sectionId, after) => {
  expect(written(withLecturesIn(course(before), ids, sectionId))).toBe(after);
});

it.each([
  ['1 A 2 3 B 4 C', 'B', -1, '1 B 4 A 2 3 C'],
  ['1 A 2 3 B 4 C', 'B', 1, '1 A 2 3 C B 4'],
  ['1 A 2 3 B 4 C', 'A', -1, '1 A 2 3 B 4 C'],
  ['1 A 2 3 B 4 C', 'C', 1, '1 A 2 3 B 4 C'],
] as const)('moves a section of %s with its lectures: %s by %i', (before, sectionId, by, after) => {
  expect(written(withSectionMoved(course(before), sectionId, by))).toBe(after);
});
