import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { paths, patterns } from './paths.ts';

/** The route parameters of an address. */
const paramsOf = (pattern: string, path: string) => matchRoutes([{ path: pattern }], path)?.[0]?.params;

describe('addresses with parameters', () => {
  it.each([
    ['a course', paths.course('bread-at-home'), patterns.course, { slug: 'bread-at-home' }],
    ['its lectures', paths.lectures('bread-at-home'), patterns.lectures, { slug: 'bread-at-home' }],
    ['a lecture', paths.lecture('bread', '7'), patterns.lectures, { slug: 'bread', lectureId: '7' }],
    [
      'a second of a lecture',
      paths.lectureAt('bread', '7', 83),
      patterns.lectures,
      { slug: 'bread', lectureId: '7' },
    ],
    ['a new lecture', paths.addLecture('bread'), patterns.addLecture, { slug: 'bread' }],
    ['a certificate', paths.certificate('7KQ2-9MXD'), patterns.certificate, { code: '7KQ2-9MXD' }],
  ])('%s fits its pattern', (_name, path, pattern, params) => {
    expect(paramsOf(pattern, path)).toMatchObject(params);
  });

  it('encode a slug with special characters', () => {
    const slug = 'half/life?#% ü';
    expect(paramsOf(patterns.course, paths.course(slug))).toEqual({ slug });
  });

  it.each([
    ['/login', 'next', paths.loginThen('/checkout?from=/courses/a&b')],
    ['/signup', 'next', paths.signupThen('/checkout?from=/courses/a&b')],
    ['/checkout', 'from', paths.checkoutFrom('/checkout?from=/courses/a&b')],
  ])('%s encodes a whole address in %s', (pathname, name, path) => {
    const url = new URL(path, 'http://lectern.test');
    expect(url.pathname).toBe(pathname);
    expect(url.searchParams.get(name)).toBe('/checkout?from=/courses/a&b');
    expect([...url.searchParams]).toHaveLength(1);
  });
});
