import { describe, expect, it } from 'vitest';
import { layoutTexts } from '#shared/texts/layout.ts';
import { menuFor } from './navigation.ts';
import { screens } from './screens.ts';

const everyone = ['Home', 'All Courses', 'Contact Us', 'About Us'] as const;

describe('the menu', () => {
  it.each([
    ['a visitor', ['visitor', undefined], [...everyone, 'Login', 'SignUp']],
    ['a USER', ['user', 'USER'], [...everyone, 'Profile']],
    ['an ADMIN', ['user', 'ADMIN'], [...everyone, 'Admin Dashboard', 'Create New Course', 'Profile']],
    ['a person whose session is loading', ['loading', undefined], everyone],
    ['one who could not be asked for', ['error', undefined], everyone],
  ] as const)('of %s', (_name, [status, role], expected) => {
    expect(menuFor(status, role).map(({ name }) => layoutTexts.menu[name])).toEqual(expected);
  });

  it('links to existing screens only', () => {
    const addresses = [...menuFor('visitor', undefined), ...menuFor('user', 'ADMIN')].map(({ to }) => to);
    expect(screens.map(({ path }) => path)).toEqual(expect.arrayContaining(addresses));
  });
});
