import { expect, it } from 'vitest';
import { paths } from '#shared/paths.ts';
import { screenAt } from './rendered-screens.ts';

it.each([
  ['a course', paths.course('面包-入门')],
  ['its lectures', paths.lectures('面包-入门')],
])('requests %s by its decoded slug', async (_what, path) => {
  const asked: unknown[] = [];
  const ask = (_document: unknown, variables: unknown) => {
    asked.push(variables);
    return Promise.reject(new Error('Not now'));
  };
  await expect(screenAt(new URL(path, 'http://school.test'))?.load(ask, null)).rejects.toThrow('Not now');
  expect(asked).toContainEqual({ slug: '面包-入门' });
});
