import { describe, expect, it } from 'vitest';
import { slugOfState } from './course-navigation-state.ts';

describe('slugOfState', () => {
  it('finds the slug of a course in the state', () => {
    expect(slugOfState({ course: { id: '1', slug: 'sql' } })).toBe('sql');
  });

  it.each([
    null,
    undefined,
    'sql',
    {},
    { course: null },
    { course: 'sql' },
    { course: {} },
    { course: { slug: 7 } },
    { course: { slug: '' } },
  ])('is null for %j', (state) => expect(slugOfState(state)).toBeNull());
});
