import { expect, it } from 'vitest';
import { isPagePath } from '#shared/page-paths.ts';
import { screens } from './screens.ts';

it.each(screens.map(({ path }) => [path]))('the server has a page for the screen at %s', (path) => {
  const address = path.replace('/:section?', '').replace('?', '').replaceAll(/:\w+/g, 'some');
  expect(isPagePath(address)).toBe(true);
});
