// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { recallReturnAddress, rememberReturnAddress } from './return-address.ts';

beforeEach(() => sessionStorage.clear());

describe('the return address', () => {
  it('is the remembered course or lecture', () => {
    rememberReturnAddress('/courses/sql/lectures/7');
    expect(recallReturnAddress()).toBe('/courses/sql/lectures/7');
  });

  it.each([
    null,
    '',
    '/',
    '//evil.example/courses/x',
    'https://evil.example',
    '/courses//evil.example',
    '/courses/',
    '/courses/../api/v1/payments/unsubscribe',
    '/courses/sql/%2e%2e/%2E%2E/api/v1/user/logout',
    '/courses/sql/unknown',
    '/courses/sql.xml',
  ])('is never %j, which also clears the previous one', (path) => {
    rememberReturnAddress('/courses/sql');
    rememberReturnAddress(path);
    expect(recallReturnAddress()).toBeNull();
  });
});
