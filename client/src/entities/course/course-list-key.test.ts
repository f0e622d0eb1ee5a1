import { describe, expect, it } from 'vitest';
import { courseListKey, courseListOfField } from './course-list-key.ts';

describe('the cache key of a list', () => {
  it('is the same for different spellings of the same arguments', () => {
    const plain = courseListKey(null);
    expect(courseListKey({ search: ' ', category: null, sort: 'NEWEST', state: 'PUBLISHED' })).toBe(plain);
    expect(courseListKey({ search: 'sql' })).toBe(courseListKey({ search: 'sql ', sort: 'RELEVANCE' }));
  });

  it.each([{ search: 'sql' }, { category: 'Data' }, { sort: 'TITLE' }, { state: 'ANY' }] as const)(
    'distinguishes %j from the plain catalogue',
    (args) => expect(courseListKey(args)).not.toBe(courseListKey({})),
  );

  it('can be parsed', () => {
    const name = `courses:${courseListKey({ search: 'a:b "c"', category: 'Data' })}`;
    expect(courseListOfField(name)).toEqual({
      search: 'a:b "c"',
      category: 'Data',
      sort: 'RELEVANCE',
      state: 'PUBLISHED',
    });
  });
});
