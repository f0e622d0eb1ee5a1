import { describe, expect, it } from 'vitest';
import { inSequence, positionsOf, withFlatOrder, withMoved, type Part } from './section-order.ts';

/** Reads `1 A 2 3 B`: digits are lectures, letters the sections above those that follow. */
const course = (written: string): Part[] =>
  written.split(' ').map((id, index) => ({
    id,
    kind: /\d/.test(id) ? 'lecture' : 'section',
    position: index + 1,
  }));
const written = (parts: readonly Part[] | null) => parts?.map(({ id }) => id).join(' ') ?? null;

describe('the sequence of a course', () => {
  it('puts a section before the lecture at the same position', () => {
    const parts: Part[] = [
      { id: '2', kind: 'lecture', position: 2 },
      { id: 'A', kind: 'section', position: 2 },
      { id: '1', kind: 'lecture', position: 1 },
    ];
    expect(written(inSequence(parts))).toBe('1 A 2');
  });

  it('gives parts in a new order the positions that they had, also with gaps', () => {
    const parts: Part[] = [
      { id: '2', kind: 'lecture', position: 7 },
      { id: 'A', kind: 'section', position: 3 },
      { id: '1', kind: 'lecture', position: 4 },
    ];
    expect([...positionsOf(parts)]).toEqual([
      ['2', 3],
      ['A', 4],
      ['1', 7],
    ]);
  });
});

describe('moving lectures', () => {
  it.each([
    ['to the end of a section', ['1'], { sectionId: 'B', before: null }, 'A 2 B 3 4 1 C'],
    ['to the end of their own section', ['1'], { sectionId: 'A', before: null }, 'A 2 1 B 3 4 C'],
    ['before another lecture', ['1'], { sectionId: 'B', before: '4' }, 'A 2 B 3 1 4 C'],
    ['together, in their present order', ['4', '1'], { sectionId: 'C', before: null }, 'A 2 B 3 C 1 4'],
    ['to the beginning of the course', ['3'], { sectionId: null, before: null }, '3 A 1 2 B 4 C'],
  ])('%s', (_where, ids, target, expected) => {
    expect(written(withMoved(course('A 1 2 B 3 4 C'), ids, target))).toBe(expected);
  });

  it.each([
    ['of another course', ['9'], { sectionId: 'B', before: null }],
    ['to a section of another course', ['1'], { sectionId: 'Z', before: null }],
    ['before a lecture of another section', ['1'], { sectionId: 'B', before: '2' }],
    ['before itself', ['1'], { sectionId: 'A', before: '1' }],
  ])('is refused %s', (_where, ids, target) => {
    expect(withMoved(course('A 1 2 B 3 4'), ids, target)).toBeNull();
  });
});

describe('a flat order', () => {
  it.each([
    ['without sections', '1 2 3', ['3', '1', '2'], '3 1 2'],
    ['within a section', 'A 1 2 B 3', ['2', '1', '3'], 'A 2 1 B 3'],
    ['that moves the first lecture to the end', 'A 1 2 B 3 4', ['2', '3', '4', '1'], 'A 2 B 3 4 1'],
    ['that moves the last lecture to the beginning', 'A 1 2 B 3 4', ['4', '1', '2', '3'], 'A 4 1 2 B 3'],
    [
      'that moves a lecture between two of another section',
      'A 1 2 B 3 4',
      ['2', '3', '1', '4'],
      'A 2 B 3 1 4',
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
