import { describe, expect, it } from 'vitest';
import type { Part } from '#shared/course-parts.ts';
import { withFlatOrder } from './flat-order.ts';

/** Reads `1 A 2 3 B`: digits are lectures, letters the sections above those that follow. */
const course = (written: string): Part[] =>
  written.split(' ').map((id, index) => ({
    id,
    kind: /\d/.test(id) ? 'lecture' : 'section',
    position: index + 1,
  }));
const written = (parts: readonly Part[]) => parts.map(({ id }) => id).join(' ');

describe('a flat order', () => {
  it.each([
    ['without sections', '1 2 3', ['3', '1', '2'], '3 1 2'],
    ['within a section', 'A 1 2 B 3', ['2', '1', '3'], 'A 2 1 B 3'],
    ['that moves the first lecture to the end', 'A 1 2 B 3 4', ['2', '3', '4', '1'], 'A 2 B 3 4 1'],
    ['that moves the last lecture to the beginning', 'A 1 2 B 3 4', ['4', '1', '2', '3'], 'A 4 1 2 B 3'],
    [
      'that moves a lecture between two of another section',
      'A 1 2 B 3 4 5',
      ['2', '3', '4', '1', '5'],
      'A 2 B 3 4 1 5',
    ],
    ['keeps empty sections', 'A 1 B C 2', ['1', '2'], 'A 1 B C 2'],
    ['keeps lectures before the first section', '1 A 2 3', ['1', '3', '2'], '1 A 3 2'],
  ])('%s', (_what, before, ids, expected) => {
    expect(written(withFlatOrder(course(before), ids))).toBe(expected);
  });

  it('keeps all parts and the order of the sections, whatever the order of the lectures', () => {
    const parts = course('1 A 2 3 B 4 C 5 6');
    const ids = ['1', '2', '3', '4', '5', '6'];
    for (let turn = 0; turn < ids.length; turn++) {
      for (const order of [[...ids.slice(turn), ...ids.slice(0, turn)], [...ids].reverse()]) {
        const result = withFlatOrder(parts, order);
        expect(result.filter(({ kind }) => kind === 'lecture').map(({ id }) => id)).toEqual(order);
        expect(written(result.filter(({ kind }) => kind === 'section'))).toBe('A B C');
      }
    }
  });
});
