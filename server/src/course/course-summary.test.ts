import { expect, it } from 'vitest';
import { summaryOf } from './course-summary.ts';

it('is one line without markup, cut at a word', async () => {
  expect(await summaryOf({ description: '# Knots\n\nTie **six** knots.\n\n- Bowline' })).toBe(
    'Tie six knots. Bowline',
  );
  const long = await summaryOf({ description: 'knots '.repeat(100) });
  expect(long).toMatch(/^(knots )+knots…$/);
  expect(long.length).toBeLessThanOrEqual(301);
});

it('is made once for a row, and again when its description changes', async () => {
  const course = { description: 'Six knots.' };
  const first = summaryOf(course);
  expect(summaryOf(course)).toBe(first);
  course.description = 'Seven knots.';
  expect(await summaryOf(course)).toBe('Seven knots.');
});
