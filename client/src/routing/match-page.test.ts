import { describe, expect, it } from 'vitest';
import { paths, patterns } from '#shared/paths.ts';
import { matchPage } from './match-page.ts';

const slug = '面包-入门';

describe('the page at an address', () => {
  it.each([
    ['a course', patterns.course, paths.course(slug), { slug }],
    ['its lectures', patterns.lectures, `${paths.lectures(slug)}?t=30`, { slug }],
    ['a lecture', patterns.lectures, `${paths.lecture(slug, '7')}?t=30`, { slug, lectureId: '7' }],
    ['a strange slug', patterns.course, paths.course('half/life?#% ü'), { slug: 'half/life?#% ü' }],
    ['nothing that can be read', patterns.course, '/courses/%E0%A4', { slug: '%E0%A4' }],
  ])('has the parameters of the screen, decoded: %s', (_what, pattern, address, params) => {
    expect(matchPage(pattern, address)?.params).toEqual(params);
  });

  it('does not match another pattern', () => {
    expect(matchPage(patterns.course, paths.lectures(slug))).toBeNull();
  });
});
