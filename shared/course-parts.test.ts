import { describe, expect, it } from 'vitest';
import { inSequence, positionsOf, type Part } from './course-parts.ts';

describe('the sequence of a course', () => {
  it('puts a section before the lecture at the same position', () => {
    const parts: Part[] = [
      { id: '2', kind: 'lecture', position: 2 },
      { id: 'A', kind: 'section', position: 2 },
      { id: '1', kind: 'lecture', position: 1 },
    ];
    expect(inSequence(parts).map(({ id }) => id)).toEqual(['1', 'A', '2']);
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
