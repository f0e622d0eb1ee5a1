import { describe, expect, it, vi } from 'vitest';
import { courseSorting, courseSortOf } from './course-sorting.ts';

describe('the order of the courses', () => {
  it.each([
    [null, 'NEWEST'],
    ['', 'NEWEST'],
    ['nonsense', 'NEWEST'],
    ['constructor', 'NEWEST'],
    ['title', 'TITLE'],
    ['-title', 'TITLE_DESC'],
    ['category', 'CATEGORY'],
    ['-instructor', 'INSTRUCTOR_DESC'],
    ['lectures', 'FEWEST_LECTURES'],
    ['-lectures', 'MOST_LECTURES'],
  ] as const)('of the address part %j is %s', (name, sort) => {
    expect(courseSortOf(name)).toBe(sort);
  });

  it('tells the header of the sorted column its direction, and the others none', () => {
    const { stateOf } = courseSorting('-title', () => undefined);
    expect(['title', 'category', 'description'].map(stateOf)).toEqual(['descending', 'none', 'none']);
  });

  it('turns round on a second press, and begins ascending on another column', () => {
    const onChange = vi.fn();
    courseSorting(null, onChange).toggle('title');
    courseSorting('title', onChange).toggle('title');
    courseSorting('-title', onChange).toggle('title');
    courseSorting('-title', onChange).toggle('category');
    courseSorting('title', onChange).choose(null, 'ascending');
    expect(onChange.mock.calls.flat()).toEqual(['title', '-title', 'title', 'category', null]);
  });
});
