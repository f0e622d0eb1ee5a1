import { describe, expect, it } from 'vitest';
import { sampleUser } from '#client/testing/session-samples.ts';
import { sessionOf } from './use-session.ts';

describe('the session', () => {
  it('is loading until the server answers', () => {
    expect(sessionOf(undefined, false)).toMatchObject({ status: 'loading', user: null, canWatch: false });
  });

  it('is an error when the request fails', () => {
    expect(sessionOf(undefined, true).status).toBe('error');
  });

  it('is a visitor when the server knows no user', () => {
    expect(sessionOf(null, false)).toMatchObject({ status: 'visitor', isAdmin: false, canWatch: false });
  });

  it.each([
    ['USER', undefined, false],
    ['USER', 'PENDING', false],
    ['USER', 'PAST_DUE', false],
    ['USER', 'INACTIVE', false],
    ['USER', 'ACTIVE', true],
    ['USER', 'GRACE', true],
    ['ADMIN', undefined, true],
  ] as const)(
    'of a %s with the subscription status %s opens the lectures: %s',
    (role, subscription, canWatch) => {
      const session = sessionOf(sampleUser(role, subscription), false);
      expect(session).toMatchObject({ status: 'user', isAdmin: role === 'ADMIN', canWatch });
    },
  );
});
