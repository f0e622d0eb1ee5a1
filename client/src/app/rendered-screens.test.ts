import { describe, expect, it } from 'vitest';
import { MISSING_ADDRESS } from '#shared/page-rendering.ts';
import { paths } from '#shared/paths.ts';
import { pagesWithData, screenAt } from './rendered-screens.ts';
import { screens } from './screens.ts';

const at = (path: string) => screenAt(new URL(path, 'http://school.test'));

it.each([
  ['a course', paths.course('面包-入门')],
  ['its lectures', paths.lectures('面包-入门')],
])('requests %s by its decoded slug', async (_what, path) => {
  const asked: unknown[] = [];
  const ask = (_document: unknown, variables: unknown) => {
    asked.push(variables);
    return Promise.reject(new Error('Not now'));
  };
  await expect(at(path)?.load(ask, null)).rejects.toThrow('Not now');
  expect(asked).toContainEqual({ slug: '面包-入门' });
});

it('takes the screen that fits best, even if it has no data', () => {
  expect(at(paths.lecture('joins', '7'))).toBeDefined();
  expect(at(paths.addLecture('joins'))).toBeUndefined();
});

describe('a page with data', () => {
  const modules = import.meta.glob<Record<string, unknown>>('../features/*/*.tsx');
  const ofScreens = pagesWithData.filter(({ path }) => path !== MISSING_ADDRESS);

  it.each(ofScreens)('names the module of its screen: $path', async ({ path, module }) => {
    const named = await modules[module.replace('src/', '../')]?.();
    const screen = screens.find((one) => one.path === path);
    expect(Object.values(named ?? {})).toContain(await screen?.load());
  });

  it('is declared once', () => {
    const declared = ofScreens.map(({ path }) => path);
    expect(declared.filter((path, place) => declared.indexOf(path) !== place)).toEqual([]);
  });
});
