import { expect, it } from 'vitest';
import { groupBySection } from './section-groups.ts';

const section = (id: string, position: number) => ({ id, position });
const lecture = section;

it('groups lectures by the last section at or before them, and numbers them through', () => {
  const groups = groupBySection(
    [section('B', 5), section('A', 2), section('C', 9)],
    [lecture('1', 1), lecture('2', 2), lecture('3', 4), lecture('4', 7)],
  );
  expect(
    groups.map(({ section, number, lectures, firstNumber }) => [
      section?.id,
      number,
      lectures.map(({ id }) => id),
      firstNumber,
    ]),
  ).toEqual([
    [undefined, 0, ['1'], 1],
    ['A', 1, ['2', '3'], 2],
    ['B', 2, ['4'], 4],
    ['C', 3, [], 5],
  ]);
});

it('has one group without sections, and none without lectures', () => {
  expect(groupBySection([], [lecture('1', 1)])).toEqual([
    { section: null, number: 0, lectures: [{ id: '1', position: 1 }], firstNumber: 1 },
  ]);
  expect(groupBySection([], [])).toEqual([]);
});
