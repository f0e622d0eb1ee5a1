import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeAdoption } from './adopt.contract.test-helper.ts';
import type { StorageUnderTest } from './storage-under-test.test-helper.ts';
import type { Storage } from './storage.ts';
import { MEGABYTE, megabytes, mp4, newKey, stalled } from './test-bodies.test-helper.ts';

/** The contract of all storage adapters. */
export function describeStorage(name: string, start: () => Promise<StorageUnderTest>): void {
  describe(name, () => {
    let subject: StorageUnderTest;
    let storage: Storage;

    beforeAll(async () => {
      subject = await start();
      storage = subject.storage;
    });
    afterAll(() => subject.close());

    async function store(content: string | Buffer, key = newKey()): Promise<string> {
      await storage.put(key, Readable.from([Buffer.from(content)]), mp4);
      return key;
    }

    async function read(key: string, range?: { start: number; end: number }): Promise<Buffer | null> {
      const stream = await storage.get(key, range);
      return stream && buffer(stream);
    }

    async function expectNothingAt(key: string): Promise<void> {
      expect(await storage.head(key)).toBeNull();
      expect(await storage.get(key)).toBeNull();
      expect(await subject.leftovers(key)).toEqual([]);
    }

    describe('put', () => {
      it('stores a body and returns its size', async () => {
        const key = newKey();
        expect(await storage.put(key, Readable.from([Buffer.from('lecture')]), mp4)).toEqual({ size: 7 });
        expect(String(await read(key))).toBe('lecture');
      });

      it('stores an empty body', async () => {
        const key = newKey();
        expect(await storage.put(key, Readable.from([]), mp4)).toEqual({ size: 0 });
        expect(await read(key)).toHaveLength(0);
      });

      it('stores 30 MB byte for byte', async () => {
        const key = newKey();
        const { body, sha256 } = megabytes(30);
        expect(await storage.put(key, body, mp4)).toEqual({ size: 30 * MEGABYTE });

        const stream = await storage.get(key);
        const hash = createHash('sha256');
        await pipeline(stream ?? [], hash);
        expect(hash.digest('hex')).toBe(sha256());
        expect(await subject.leftovers(key)).toEqual([]);
      });

      it('stores concurrent bodies separately', async () => {
        const contents = Array.from({ length: 12 }, (_, index) => `lecture number ${index}`);
        const keys = await Promise.all(contents.map((content) => store(content)));
        expect((await Promise.all(keys.map((key) => read(key)))).map(String)).toEqual(contents);
      });

      it('contains one complete body if two are stored under one key at the same time', async () => {
        const key = newKey();
        const contents = ['a', 'b'].map((letter) => letter.repeat(MEGABYTE));
        await Promise.all(contents.map((content) => store(content, key)));
        expect(contents).toContain(String(await read(key)));
      });

      it.each([0, 1, 20])('keeps nothing of a body that fails after %i MB', async (count) => {
        const key = newKey();
        const failure = new Error('the sender is gone');
        const { body } = megabytes(count);
        const failing = Readable.from(
          (async function* () {
            yield* body;
            throw failure;
          })(),
        );
        await expect(storage.put(key, failing, mp4)).rejects.toBe(failure);
        await expectNothingAt(key);
      });

      it('keeps nothing of a body that has already failed', async () => {
        const key = newKey();
        const body = new PassThrough();
        const failure = new Error('failed early');
        body.once('error', () => {}).destroy(failure);
        await expect(storage.put(key, body, mp4)).rejects.toBe(failure);
        await expectNothingAt(key);
      });

      it('keeps nothing of a body that is closed before its end', async () => {
        const key = newKey();
        const body = stalled(MEGABYTE);
        const put = storage.put(key, body, mp4);
        body.destroy();
        await expect(put).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
        await expectNothingAt(key);
      });

      it.each([1, 20])('keeps nothing of a body that stalls after %i MB and is aborted', async (count) => {
        const key = newKey();
        const abort = new AbortController();
        const body = new PassThrough();
        const put = storage.put(key, body, { ...mp4, signal: abort.signal });
        await pipeline(megabytes(count).body, body, { end: false });
        abort.abort();
        await expect(put).rejects.toMatchObject({ name: 'AbortError' });
        await expectNothingAt(key);
      });

      it('stores nothing if the signal is already aborted', async () => {
        const keys = Array.from({ length: 20 }, newKey);
        await Promise.all(
          keys.map(async (key) => {
            const put = storage.put(key, stalled(10), { ...mp4, signal: AbortSignal.abort() });
            await expect(put).rejects.toMatchObject({ name: 'AbortError' });
          }),
        );
        await Promise.all(keys.map(expectNothingAt));
      });

      it('destroys the body on failure', async () => {
        const body = stalled(MEGABYTE);
        const abort = new AbortController();
        const put = storage.put(newKey(), body, { ...mp4, signal: abort.signal });
        abort.abort();
        await expect(put).rejects.toThrow();
        expect(body.destroyed).toBe(true);
      });

      it.each([
        '',
        '/videos/a.mp4',
        'videos//a.mp4',
        'videos/',
        '..',
        'videos/../a.mp4',
        'videos/a..mp4',
        '.hidden/a.mp4',
        'videos/.hidden.mp4',
        'videos\\a.mp4',
        'videos/a\0.mp4',
        'videos/a\n.mp4',
        'videos/%2e.mp4',
        'videos/ü.mp4',
        `videos/${'a'.repeat(256)}.mp4`,
        `${'a/'.repeat(300)}a.mp4`,
      ])('refuses the key %j', async (key) => {
        await expect(storage.put(key, Readable.from([]), mp4)).rejects.toThrow('Not a storage key');
        await expect(storage.head(key)).rejects.toThrow('Not a storage key');
        await expect(storage.get(key)).rejects.toThrow('Not a storage key');
        await expect(storage.delete(key)).rejects.toThrow('Not a storage key');
        await expect(storage.signedUrl(key, { expiresIn: 60 })).rejects.toThrow('Not a storage key');
        expect(() => storage.publicUrl(key)).toThrow('Not a storage key');
      });

      it('refuses a content type that does not match the key', async () => {
        const key = newKey();
        const put = storage.put(key, Readable.from(['<svg/>']), { contentType: 'image/svg+xml' });
        await expect(put).rejects.toThrow('cannot hold image/svg+xml');
        await expectNothingAt(key);
      });
    });

    describeAdoption(() => subject);

    describe('head', () => {
      it('returns size, type, time and a strong entity tag', async () => {
        const before = Date.now();
        const head = await storage.head(await store('lecture'));
        expect(head).toMatchObject({ size: 7, contentType: 'video/mp4' });
        expect(head?.etag).toMatch(/^"[^"]+"$/);
        // S3 uses whole seconds of its own clock.
        expect(Math.abs((head?.lastModified.getTime() ?? 0) - before)).toBeLessThan(60_000);
      });

      it('returns another entity tag for another body of the same size', async () => {
        const key = await store('lecture');
        const first = await storage.head(key);
        await store('LECTURE', key);
        expect((await storage.head(key))?.etag).not.toBe(first?.etag);
      });

      it('returns null for a missing object and for part of a path', async () => {
        const key = await store('lecture');
        expect(await storage.head(newKey())).toBeNull();
        expect(await storage.head('videos')).toBeNull();
        expect(await storage.head(`${key}/below`)).toBeNull();
      });
    });

    describe('get', () => {
      it.each([
        { start: 0, end: 0, content: '0' },
        { start: 2, end: 5, content: '2345' },
        { start: 9, end: 9, content: '9' },
        { start: 7, end: 5000, content: '789' },
        { start: 0, end: 9, content: '0123456789' },
      ])('returns bytes $start to $end', async ({ start, end, content }) => {
        expect(String(await read(await store('0123456789'), { start, end }))).toBe(content);
      });

      it('refuses a range past the end', async () => {
        const key = await store('0123456789');
        await expect(storage.get(key, { start: 10, end: 11 })).rejects.toThrow(RangeError);
      });

      it.each([
        { start: -1, end: 4 },
        { start: 4, end: 3 },
        { start: 0.5, end: 4 },
      ])('refuses an invalid range: $start to $end', async (range) => {
        const key = await store('0123456789');
        await expect(storage.get(key, range)).rejects.toThrow('Not a byte range');
      });

      it('returns null for a missing object, with and without a range', async () => {
        expect(await storage.get(newKey())).toBeNull();
        expect(await storage.get(newKey(), { start: 0, end: 1 })).toBeNull();
        expect(await storage.get('videos')).toBeNull();
      });

      it('keeps reading an object that is deleted meanwhile', async () => {
        const key = await store(Buffer.alloc(MEGABYTE, 'x'));
        const stream = await storage.get(key);
        await storage.delete(key);
        expect(stream && (await buffer(stream))).toHaveLength(MEGABYTE);
      });
    });

    describe('delete', () => {
      it('removes an object and accepts a missing one', async () => {
        const key = await store('lecture');
        await storage.delete(key);
        await expectNothingAt(key);
        await storage.delete(key);
        await storage.delete(newKey());
      });
    });

    describe('links', () => {
      it('signs a link that serves its object until it expires', async () => {
        subject.signAt(Date.now);
        const url = await storage.signedUrl(await store('lecture'), { expiresIn: 60 });
        const response = await subject.follow(url);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe('video/mp4');
        expect(await response.text()).toBe('lecture');
      });

      it('signs a link that expires', async () => {
        const key = await store('lecture');
        subject.signAt(() => Date.now() - 62_000);
        const dead = await storage.signedUrl(key, { expiresIn: 60 });
        const alive = await storage.signedUrl(key, { expiresIn: 600 });
        subject.signAt(Date.now);
        expect((await subject.follow(dead)).status).toBe(403);
        expect((await subject.follow(alive)).status).toBe(200);
      });

      it('binds a link to its object', async () => {
        const [key, other] = [await store('mine'), await store('other')];
        const url = await storage.signedUrl(key, { expiresIn: 60 });
        expect((await subject.follow(url.replace(key, other))).status).toBe(403);
      });

      it('returns a fixed URL for a public image', () => {
        expect(storage.publicUrl('images/a/b.webp')).toBe('/media/images/a/b.webp');
      });
    });
  });
}
