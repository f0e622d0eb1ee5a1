import { randomBytes } from 'node:crypto';
import { mkdtemp, open, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { sendFile } from './send-file.ts';

const MB = 1024 * 1024;
/** Several whole chunks and a part of one. */
const content = randomBytes(5 * MB + 123);

describe('sendFile', () => {
  let folder: string;
  let file: FileHandle;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-send-'));
    const path = join(folder, 'film.mp4');
    await writeFile(path, content);
    file = await open(path);
  });
  afterAll(async () => {
    await file.close();
    await rm(folder, { recursive: true });
  });

  /** Returns what arrives at a target that is slow and, like a socket, keeps nothing. */
  async function sent(start: number, end: number): Promise<Buffer> {
    const received: Buffer[] = [];
    const target = new Writable({
      write(chunk: Buffer, _encoding, done) {
        setImmediate(() => {
          received.push(Buffer.from(chunk));
          done();
        });
      },
    });
    await sendFile(file, { start, end }, target);
    await finished(target);
    return Buffer.concat(received);
  }

  it.each([
    ['all of it', 0, content.length - 1],
    ['one byte', 7, 7],
    ['a part across chunk boundaries', MB - 1, 3 * MB + 1],
    ['the end', content.length - 5, content.length - 1],
    ['nothing', 0, -1],
  ])('sends %s', async (_what, start, end) => {
    expect((await sent(start, end)).equals(content.subarray(start, end + 1))).toBe(true);
  });

  it('holds at most half a megabyte for a slow target', async () => {
    const read = vi.spyOn(file, 'read');
    const target = new Writable({ write: () => undefined });
    const sending = sendFile(file, { start: 0, end: content.length - 1 }, target);
    await eventually(() => expect(read).toHaveBeenCalledTimes(2));
    const results = await Promise.all(
      read.mock.results.map(({ value }) => value as Promise<{ bytesRead: number }>),
    );
    expect(results.reduce((sum, { bytesRead }) => sum + bytesRead, 0)).toBeLessThanOrEqual(MB / 2);
    target.destroy();
    await expect(sending).rejects.toThrow('The connection was closed');
    read.mockRestore();
  });

  it('keeps the bytes of concurrent targets apart', async () => {
    const starts = Array.from({ length: 40 }, (_, index) => index * 50_000);
    const parts = await Promise.all(starts.map((start) => sent(start, start + 2 * MB)));
    for (const [index, start] of starts.entries()) {
      expect(parts[index]?.equals(content.subarray(start, start + 2 * MB + 1))).toBe(true);
    }
  });

  it('reads at most one chunk ahead of a slow target', async () => {
    const waiting: (() => void)[] = [];
    const target = new Writable({
      highWaterMark: 1,
      write: (_chunk, _encoding, done) => void waiting.push(done),
    });
    const read = vi.spyOn(file, 'read');
    const sending = sendFile(file, { start: 0, end: content.length - 1 }, target);
    for (const reads of [2, 3, 4]) {
      await eventually(() => expect(waiting).toHaveLength(1));
      await eventually(() => expect(read).toHaveBeenCalledTimes(reads));
      waiting.pop()?.();
    }
    read.mockRestore();
    target.destroy();
    await expect(sending).rejects.toThrow('The connection was closed');
  });

  it('rejects when the target is closed before or while it sends', async () => {
    const closed = new PassThrough();
    closed.destroy();
    const range = { start: 0, end: content.length - 1 };
    await expect(sendFile(file, range, closed)).rejects.toThrow('The connection was closed');

    const leaving = new PassThrough();
    leaving.once('data', () => leaving.destroy());
    await expect(sendFile(file, range, leaving)).rejects.toThrow('The connection was closed');
  });

  it('rejects when the file is shorter than the requested part', async () => {
    await expect(sent(0, content.length)).rejects.toThrow(`The file ends before byte ${content.length}`);
  });
});
