import { describe, expect, it, vi } from 'vitest';
import { courseSorting, courseSortOf } from './course-sorting.ts';

describe('the sort order of the courses', () => {
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
  ] as const)('for the URL parameter %j is %s', (name, sort) => {
    expect(courseSortOf(name)).toBe(sort);
  });

  it('gives the sorted column its direction, and the other columns none', () => {
    const { stateOf } = courseSorting('-title', () => undefined);
    expect(['title', 'category', 'description'].map(stateOf)).toEqual(['descending', 'none', 'none']);
  });

  it('reverses on a second press, and starts ascending on another column', () => {
    const onChange = vi.fn();
    courseSorting(null, onChange).toggle('title');
    courseSorting('title', onChange).toggle('title');
    courseSorting('-title', onChange).toggle('title');
    courseSorting('-title', onChange).toggle('category');
    courseSorting('title', onChange).choose(null, 'ascending');
    expect(onChange.mock.calls.flat()).toEqual(['title', '-title', 'title', 'category', null]);
  });
});
