import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/common/identifier.ts';
import { HEADER_BYTES } from '#shared/video-header.ts';
import { containerOf } from '#server/platform/video/video-container.ts';
import { uploadMessages } from '#shared/upload.ts';
import { IncomingChunk } from './incoming-chunk.ts';
import type { UploadStore } from './upload-store.ts';
import { sha256, videoOf } from './uploads.test-helper.ts';

export interface UploadStoreUnderTest {
  store: UploadStore;
  /** Returns the bytes of the file that `source` returned. */
  read: (source: string) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** More than the minimum size of a part in S3. */
const FIRST_BYTES = 6_000_000;
const SIZE = 9_000_000;

/** The contract of all upload stores. */
export function describeUploadStore(name: string, start: () => Promise<UploadStoreUnderTest>): void {
  describe(name, () => {
    let subject: UploadStoreUnderTest;
    let store: UploadStore;
    let file: Buffer;

    beforeAll(async () => {
      subject = await start();
      store = subject.store;
      file = await videoOf(SIZE);
    });
    afterAll(() => subject.close());

    const chunkOf = (body: Readable, checksum?: Buffer) =>
      new IncomingChunk({
        size: file.length,
        checksum: checksum && { algorithm: 'sha256', digest: checksum },
        body,
        validateHeader: (header) => void containerOf(header, false),
        onBytes: () => undefined,
        onReceived: () => undefined,
      });
    // In pieces, as from the network. A store may change them.
    const bodyOf = (bytes: Buffer) =>
      Readable.from(
        (function* () {
          for (let at = 0; at < bytes.length; at += 65_536)
            yield Buffer.from(bytes.subarray(at, at + 65_536));
        })(),
        { objectMode: false },
      );
    const append = (id: string, offset: number, bytes: Buffer, checksum?: Buffer) =>
      store.append(id, offset, chunkOf(bodyOf(bytes), checksum));
    const received = (id: string) => store.received(id, file.length);

    async function startedUpload(): Promise<string> {
      const id = newId();
      expect(await append(id, 0, file.subarray(0, FIRST_BYTES))).toBe(FIRST_BYTES);
      return id;
    }

    it('contains nothing of an upload before its first byte', async () => {
      const id = newId();
      expect(await received(id)).toBe(0);
      expect(await store.header(id)).toHaveLength(0);
      expect((await store.list()).map((upload) => upload.id)).not.toContain(id);
    });

    it('appends chunks of any size, byte for byte', async () => {
      const id = newId();
      const ends = [1_000, 2_000_000, 2_000_001, FIRST_BYTES, file.length];
      let offset = 0;
      for (const end of ends) {
        expect(await append(id, offset, file.subarray(offset, end))).toBe(end);
        expect(await received(id)).toBe(end);
        offset = end;
      }
      expect((await store.header(id)).equals(file.subarray(0, HEADER_BYTES))).toBe(true);
      expect((await subject.read(await store.source(id))).equals(file)).toBe(true);
    });

    it('stores a chunk with a correct checksum', async () => {
      const id = await startedUpload();
      const rest = file.subarray(FIRST_BYTES);
      expect(await append(id, FIRST_BYTES, rest, sha256(rest))).toBe(file.length);
      expect((await subject.read(await store.source(id))).equals(file)).toBe(true);
    });

    it('stores nothing of a chunk with a wrong checksum', async () => {
      const id = await startedUpload();
      const rest = file.subarray(FIRST_BYTES);
      const appending = append(id, FIRST_BYTES, rest, sha256(file));
      await expect(appending).rejects.toMatchObject({ status: 460, message: uploadMessages.checksum });
      expect(await received(id)).toBe(FIRST_BYTES);
    });

    it('stores nothing of an interrupted chunk with a checksum', async () => {
      const id = await startedUpload();
      const rest = file.subarray(FIRST_BYTES);
      const broken = new Error('the line was cut');
      const body = Readable.from(
        (function* () {
          yield Buffer.from(rest.subarray(0, 1_000_000));
          throw broken;
        })(),
        { objectMode: false },
      );
      await expect(store.append(id, FIRST_BYTES, chunkOf(body, sha256(rest)))).rejects.toBe(broken);
      expect(await received(id)).toBe(FIRST_BYTES);
      expect(await append(id, FIRST_BYTES, rest, sha256(rest))).toBe(file.length);
    });

    it('stores nothing of a file that is refused by its first bytes', async () => {
      const id = newId();
      await expect(append(id, 0, Buffer.alloc(100_000, 'x'))).rejects.toMatchObject({ fault: 'NOT_A_VIDEO' });
      expect(await received(id)).toBe(0);
    });

    it('refuses bytes beyond the size of the file', async () => {
      const id = await startedUpload();
      const tooMuch = Buffer.concat([file.subarray(FIRST_BYTES), Buffer.from('x')]);
      const appending = append(id, FIRST_BYTES, tooMuch, sha256(tooMuch));
      await expect(appending).rejects.toMatchObject({ status: 413, message: uploadMessages.tooLarge });
      expect(await received(id)).toBe(FIRST_BYTES);
    });

    it('lists its uploads, and discarding one can be repeated', async () => {
      const begun = Date.now();
      const [id, other] = [await startedUpload(), await startedUpload()];
      const listed = (await store.list()).find((upload) => upload.id === id);
      // The clock of a store may count whole seconds.
      expect(listed?.writtenAt.getTime()).toBeGreaterThan(begun - 1_001);
      await store.discard(id);
      await store.discard(id);
      expect(await received(id)).toBe(0);
      const ids = (await store.list()).map((upload) => upload.id);
      expect(ids).not.toContain(id);
      expect(ids).toContain(other);
    });
  });
}
