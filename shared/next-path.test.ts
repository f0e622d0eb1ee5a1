import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextPath } from './next-path.ts';

describe('where a person goes after logging in', () => {
  it.each(['/courses', '/courses/a-course?tab=1#outline', '/checkout?from=%2Fcourses%2Fa', '/course/create'])(
    'is the page they were sent away from: %s',
    (next) => {
      expect(nextPath(next)).toBe(next);
    },
  );

  it.each([
    null,
    '',
    'courses',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    '/\t/evil.example/',
    '/\n/evil.example',
    '/.//evil.example/',
    '/a/..//evil.example/',
    'javascript:alert(1)',
    '/login',
    '/signup?next=/courses',
  ])('is home instead of %j', (next) => {
    expect(nextPath(next)).toBe('/');
  });

  it('is found in browsers that have no URL.parse, too', () => {
    vi.spyOn(URL, 'parse').mockImplementation(() => {
      throw new TypeError('URL.parse is not a function');
    });
    expect(nextPath('/courses')).toBe('/courses');
  });

  afterEach(() => vi.restoreAllMocks());
});
