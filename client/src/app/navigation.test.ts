import { describe, expect, it } from 'vitest';
import { menuFor } from './navigation.ts';
import { screens } from './screens.ts';

describe('the menu', () => {
  it.each([
    ['a visitor', ['visitor', undefined], ['Home', 'All Courses', 'Login', 'SignUp']],
    ['a USER', ['user', 'USER'], ['Home', 'All Courses']],
    ['an ADMIN', ['user', 'ADMIN'], ['Home', 'All Courses', 'Create New Course']],
    ['one who is not known yet', ['loading', undefined], ['Home', 'All Courses']],
    ['one who could not be asked for', ['error', undefined], ['Home', 'All Courses']],
  ] as const)('of %s', (_name, [status, role], expected) => {
    expect(menuFor(status, role).map(({ label }) => label)).toEqual(expected);
  });

  it('leads to screens that exist', () => {
    const addresses = [...menuFor('visitor', undefined), ...menuFor('user', 'ADMIN')].map(({ to }) => to);
    expect(screens.map(({ path }) => path)).toEqual(expect.arrayContaining(addresses));
  });
});
