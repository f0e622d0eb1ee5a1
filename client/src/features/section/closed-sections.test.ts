// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { isSectionClosed, storeSection } from './closed-sections.ts';

afterEach(() => localStorage.clear());

it('a section is open until it is closed', () => {
  expect(isSectionClosed('a')).toBe(false);
  storeSection('a', false);
  storeSection('b', false);
  expect(isSectionClosed('a')).toBe(true);
  storeSection('a', true);
  expect([isSectionClosed('a'), isSectionClosed('b')]).toEqual([false, true]);
});

it('the 200 sections that were closed last are kept', () => {
  const ids = Array.from({ length: 201 }, (_, index) => `section-${index}`);
  for (const id of ids) storeSection(id, false);
  expect(ids.filter((id) => !isSectionClosed(id))).toEqual(['section-0']);
});
