import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { isPagePath, pagePatterns } from '#shared/page-paths.ts';
import { NOT_SHOWN, SCREENS } from '../../../e2e/screens.ts';
import { screens } from './screens.ts';

const routes = screens.map(({ path }) => ({ path }));
const screenAt = (address: string, among = routes) => matchRoutes(among, address)?.at(-1)?.route.path;

describe('the screens of the features', () => {
  it('have a path of their own', () => {
    const paths = routes.map(({ path }) => path);
    expect(paths.filter((path, place) => paths.indexOf(path) !== place)).toEqual([]);
  });

  it.each(screens.map(({ path }) => path))('are found in any order: %s', (path) => {
    const shortest = path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, 'some');
    const longest = path.replaceAll(/:\w+\??/g, 'some');
    for (const address of [shortest, longest]) {
      expect(screenAt(address)).toBe(path);
      expect(screenAt(address, routes.toReversed())).toBe(path);
    }
  });

  it('are shown by browser tests, or have a reason not to be', () => {
    const shown = SCREENS.map(({ path }) => {
      const address = typeof path === 'string' ? path : path({ member: 'some', lecture: 'some' });
      return screenAt(new URL(address, 'http://school.test').pathname);
    });
    const others = routes.map(({ path }) => path).filter((path) => !shown.includes(path));
    expect(others.toSorted()).toEqual(Object.keys(NOT_SHOWN).toSorted());
  });

  it.each(screens.map(({ path }) => path))('are pages of the server: %s', (path) => {
    const address = path.replace('/:section?', '').replace('?', '').replaceAll(/:\w+/g, 'some');
    expect(isPagePath(address)).toBe(true);
    expect(pagePatterns).toContain(path);
  });
});
