import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextPath } from './next-path.ts';

describe('the destination after a login', () => {
  it.each([
    '/',
    '/courses',
    '/courses?q=tea',
    '/courses/a-course?tab=1#outline',
    '/courses/%D8%B4%D8%A7%D9%8A/lectures/7?t=90',
    '/checkout?from=%2Fcourses%2Fa',
    '/checkout/success?session_id=cs_1',
    '/course/create',
    '/user/profile#two-step',
    '/admin/settings',
    '/admin/settings/offer',
    '/certificates/7KQ2-9MXD',
  ])('is the page they were sent away from: %s', (next) => {
    expect(nextPath(next)).toBe(next);
  });

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
    '/api/v1/payments/unsubscribe',
    '/api/v1/user/logout?x=/courses',
    '/API/V1/user/logout',
    '/api/v1/user/logout/',
    '/api%2Fv1/user/logout',
    '/%61pi/v1/user/logout',
    '/courses/../api/v1/user/logout',
    '/courses/..\\api/v1/user/logout',
    '/courses/%2e%2e/api/v1/user/logout',
    '/courses/.%2E/api/v1/user/logout',
    '/courses/..%2fapi%2fv1%2fuser%2flogout',
    '/courses/..%5capi',
    '/courses/%252e%252e%252fapi',
    '/courses/a%00b',
    '/courses/a%0d%0aSet-Cookie:x',
    '/graphql?query={__typename}',
    '/graphql/stream',
    '/uploads/1',
    '/media/videos/1.mp4',
    '/captions/1.vtt',
    '/certificates/7KQ2-9MXD.pdf',
    '/webhooks/stripe',
    '/sandbox/mailbox',
    '/metrics',
    '/language',
    '/courses.atom',
    '/sitemap.xml',
    '/Courses',
    '/courses/',
    '/no-such-page',
  ])('is home instead of %j', (next) => {
    expect(nextPath(next)).toBe('/');
  });

  it('is also found in browsers without URL.parse', () => {
    vi.spyOn(URL, 'parse').mockImplementation(() => {
      throw new TypeError('URL.parse is not a function');
    });
    expect(nextPath('/courses')).toBe('/courses');
  });

  afterEach(() => vi.restoreAllMocks());
});
