import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inputRefusals } from '#shared/request-messages.ts';
import { AppError } from './errors.ts';
import {
  decodeCursor,
  encodeCursor,
  listKey,
  pageBy,
  readCursor,
  requirePageSize,
  toPage,
  writeCursor,
} from './pagination.ts';

const entry = (second: number) => ({
  id: `0198c0de-0000-7000-8000-00000000000${second}`,
  createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, second)),
});
const list = listKey('entries', 'a search');
const written = (value: unknown) => list + Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a cursor', () => {
  it('decodes to its position', () => {
    const { createdAt, id } = entry(7);
    expect(decodeCursor(list, encodeCursor(list, { createdAt, id }))).toEqual({ createdAt, id });
    expect(decodeCursor(list, null)).toBeNull();
  });

  it('of a list with its own order keeps the values of that list', () => {
    const cursor = writeCursor(list, ['ä', 1.5]);
    expect(readCursor(list, cursor, () => z.tuple([z.string(), z.number()]))).toEqual(['ä', 1.5]);
    expect(() => readCursor(list, cursor, () => z.tuple([z.number(), z.number()]))).toThrow(
      inputRefusals.malformedCursor,
    );
  });

  it.each([
    ['list', listKey('other entries', 'a search')],
    ['search', listKey('entries', 'another search')],
    ['set of filters', listKey('entries', 'a search', 'a filter')],
  ])('of another %s is refused', (_what, other) => {
    expect(() => decodeCursor(list, encodeCursor(other, entry(7)))).toThrow(inputRefusals.malformedCursor);
  });

  it('stays valid when a filter is omitted in another way', () => {
    expect(listKey('entries', null, undefined)).toBe(listKey('entries', undefined, null));
  });

  const { id } = entry(1);
  const time = '2026-01-01T00:00:00.000Z';
  it.each([
    ['empty', ''],
    ['a word', 'next'],
    ['without its list', Buffer.from(JSON.stringify([time, id])).toString('base64url')],
    ['an id', id],
    ['an object', written({ time, id })],
    ['too few parts', written([time])],
    ['too many parts', written([time, id, id])],
    ['an invalid id', written([time, "' or 1=1"])],
    ['an invalid time', written(['yesterday', id])],
    ['an impossible date', written(['2026-02-30T00:00:00.000Z', id])],
    ['the year 0', written(['0000-01-01T00:00:00.000Z', id])],
  ])('is refused: %s', (_what, cursor) => {
    const { malformedCursor } = inputRefusals;
    const refusal = expect.objectContaining({
      code: 'BAD_USER_INPUT',
      message: malformedCursor,
      fields: { after: malformedCursor },
    }) as AppError;
    expect(() => decodeCursor(list, cursor)).toThrow(refusal);
  });
});

describe('a page size', () => {
  it.each([1, 24, 100])('of %d is accepted', (size) => {
    expect(requirePageSize(size)).toBe(size);
  });

  it.each([0, -1, 101, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('of %d is refused', (size) => {
    expect(() => requirePageSize(size)).toThrow(inputRefusals.pageSize({ limit: 100 }));
  });
});

describe('a page', () => {
  const entries = [entry(3), entry(2), entry(1)];

  it('has a next page when one entry more was read than requested', () => {
    const page = toPage(list, entries, 2, 9);
    expect(page.nodes).toEqual(entries.slice(0, 2));
    expect(page.edges.map(({ cursor }) => decodeCursor(list, cursor)?.id)).toEqual([
      entry(3).id,
      entry(2).id,
    ]);
    expect(page.pageInfo).toEqual({ hasNextPage: true, endCursor: page.edges[1]?.cursor });
    expect(page.totalCount).toBe(9);
  });

  it('is the last one otherwise', () => {
    expect(toPage(list, entries, 3, 3).pageInfo.hasNextPage).toBe(false);
    expect(toPage(list, [], 3, 0)).toEqual({
      nodes: [],
      edges: [],
      totalCount: 0,
      pageInfo: { hasNextPage: false, endCursor: null },
    });
  });

  it('has the cursors of its list', () => {
    const page = pageBy(({ id }) => `at ${id}`, entries, 1, 3);
    const cursor = `at ${entries[0]?.id}`;
    expect(page).toEqual({
      nodes: entries.slice(0, 1),
      edges: [{ cursor, node: entries[0] }],
      totalCount: 3,
      pageInfo: { hasNextPage: true, endCursor: cursor },
    });
  });
});
