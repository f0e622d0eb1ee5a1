import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { uploadMessages } from '#shared/upload.ts';
import type { StorageUnderTest } from './storage-under-test.test-helper.ts';
import type { Storage } from './storage.ts';
import { MEGABYTE, mp4, newKey } from './test-bodies.test-helper.ts';

/** The contract of `adopt`, which turns the file of a finished upload into an object. */
export function describeAdoption(subject: () => StorageUnderTest): void {
  describe('adopt', () => {
    let storage: Storage;
    beforeAll(() => ({ storage } = subject()));

    async function read(key: string): Promise<Buffer | null> {
      const stream = await storage.get(key);
      return stream && buffer(stream);
    }

    it('turns the file of an upload into an object, byte for byte', async () => {
      const [key, content] = [newKey(), randomBytes(3 * MEGABYTE)];
      await storage.adopt(await subject().leave(content), key, mp4);
      expect((await read(key))?.equals(content)).toBe(true);
      expect(await storage.head(key)).toMatchObject({ size: content.length, contentType: 'video/mp4' });
      expect(await subject().leftovers(key)).toEqual([]);
    });

    it('adopts an empty file', async () => {
      const key = newKey();
      await storage.adopt(await subject().leave(Buffer.alloc(0)), key, mp4);
      expect(await read(key)).toHaveLength(0);
    });

    it('can be repeated after an interruption, and called twice at once', async () => {
      const [key, source] = [newKey(), await subject().leave(Buffer.from('lecture'))];
      await Promise.all([storage.adopt(source, key, mp4), storage.adopt(source, key, mp4)]);
      await storage.adopt(source, key, mp4);
      expect(String(await read(key))).toBe('lecture');
    });

    it('is refused if the file does not exist', async () => {
      const [key, source] = [newKey(), await subject().leave(Buffer.from('lecture'))];
      const gone = { code: 'SERVICE_UNAVAILABLE', message: uploadMessages.storageUnavailable };
      await expect(storage.adopt(`${source}-gone`, key, mp4)).rejects.toMatchObject(gone);
      expect(await storage.head(key)).toBeNull();
    });

    it('refuses an invalid key or content type', async () => {
      const source = await subject().leave(Buffer.from('lecture'));
      await expect(storage.adopt(source, '../a.mp4', mp4)).rejects.toThrow('Not a storage key');
      const webm = storage.adopt(source, newKey(), { contentType: 'video/webm' });
      await expect(webm).rejects.toThrow('cannot hold video/webm');
    });
  });
}
