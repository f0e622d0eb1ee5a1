import { expect, it } from 'vitest';
import { readPages } from './read-pages.ts';

/** A list of `length` numbers, and the page requests for it. */
function listOf(length: number) {
  const asked: { first: number; after: string | null }[] = [];
  const read = async (page: { first: number; after: string | null }) => {
    asked.push(page);
    const start = Number(page.after ?? 0);
    const end = Math.min(start + page.first, length);
    const edges = Array.from({ length: end - start }, (_, index) => ({ node: start + index }));
    return { edges, pageInfo: { hasNextPage: end < length, endCursor: String(end) } };
  };
  return { read, asked };
}

it('reads a list to its end', async () => {
  const { read, asked } = listOf(250);
  const { nodes, isCut } = await readPages(1_000, read);
  expect(nodes).toEqual(Array.from({ length: 250 }, (_, index) => index));
  expect(isCut).toBe(false);
  expect(asked.map(({ after }) => after)).toEqual([null, '100', '200']);
});

it('stops at the limit and reports that there is more', async () => {
  const { read, asked } = listOf(251);
  const { nodes, isCut } = await readPages(250, read);
  expect(nodes).toHaveLength(250);
  expect(isCut).toBe(true);
  expect(asked.at(-1)).toEqual({ first: 50, after: '200' });
  expect((await readPages(251, read)).isCut).toBe(false);
});
