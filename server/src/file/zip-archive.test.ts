import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { readZip } from './read-zip.test-helper.ts';
import { zipOf, zipSize, type ZipEntry } from './zip-archive.ts';

const at = new Date('2026-11-29T13:14:16Z');
const entryOf = (path: string, bytes: Buffer, open?: ZipEntry['open']): ZipEntry => ({
  path,
  size: bytes.length,
  modifiedAt: at,
  open: open ?? (async () => Readable.from([bytes.subarray(0, 5), bytes.subarray(5)])),
});
const archiveOf = (entries: ZipEntry[]) => buffer(zipOf(entries));

describe('an archive', () => {
  it('has the bytes, names, times and checksums of its files, and the size that was said', async () => {
    const files = [
      { path: '01 Knöten/a.bin', bytes: randomBytes(1000) },
      { path: 'b.bin', bytes: randomBytes(10) },
    ];
    const entries = files.map(({ path, bytes }) => entryOf(path, bytes));
    const archive = await archiveOf(entries);
    expect(archive.length).toBe(zipSize(entries));
    expect(readZip(archive)).toEqual(files.map((file) => ({ ...file, modifiedAt: at })));
  });

  it('may be empty', async () => {
    expect(readZip(await archiveOf([]))).toEqual([]);
  });

  it('of more than 4 GB has the size that its parts add up to', () => {
    const files = Array.from({ length: 3 }, (_, index) => ({
      ...entryOf(`${index}`, Buffer.alloc(0)),
      size: 2 ** 31,
    }));
    // The last header is before 4 GB plus some, so one entry needs the large offset.
    const fixed = 3 * (30 + 1 + 16 + 46 + 1) + 22 + 76 + 12;
    expect(zipSize(files)).toBe(3 * 2 ** 31 + fixed);
  });

  it('opens one file at a time, and closes it when the reader stops', async () => {
    const opened: Readable[] = [];
    const slow = (path: string) =>
      entryOf(path, Buffer.alloc(1000), async () => {
        expect(opened.every(({ destroyed }) => destroyed)).toBe(true);
        const body = Readable.from([Buffer.alloc(500), Buffer.alloc(500)]);
        opened.push(body);
        return body;
      });
    await archiveOf([slow('a'), slow('b')]);
    expect(opened).toHaveLength(2);
    for await (const _ of zipOf([slow('c'), slow('d')])) if (opened.length === 3) break;
    await eventually(() => expect(opened.every(({ destroyed }) => destroyed)).toBe(true));
    expect(opened).toHaveLength(3);
  });

  it('closes a file that opens after the reader has left', async () => {
    const { promise, resolve } = Promise.withResolvers<Readable>();
    const asked = vi.fn(() => promise);
    const archive = zipOf([entryOf('a', Buffer.alloc(1000), asked)]);
    archive.resume();
    await eventually(() => expect(asked).toHaveBeenCalledOnce());
    archive.destroy();
    const body = Readable.from([Buffer.alloc(1000)]);
    resolve(body);
    await eventually(() => expect(body.destroyed).toBe(true));
  });

  it('ends with an error if a file is gone, shorter or longer', async () => {
    const bytes = Buffer.alloc(100);
    const wrong = [null, Readable.from([bytes.subarray(1)]), Readable.from([bytes, bytes])];
    for (const body of wrong)
      await expect(archiveOf([entryOf('a', bytes, async () => body)])).rejects.toThrow('a ');
  });
});
