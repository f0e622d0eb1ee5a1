import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#server/platform/common/identifier.ts';
import { limits } from '#shared/limits.ts';
import { rewriteImage, type ImageKind, type RewrittenImage } from './image.ts';
import type { ImageFile } from './image-variants.ts';
import type { PictureSender } from './picture-reading.ts';
import type { Storage } from './storage.ts';
import type { StoredObjects } from './stored-objects.ts';

/** A file to store, which is small enough to be in memory. */
export interface MadeFile {
  key: string;
  contentType: string;
  data: Buffer;
}

/** Validates, re-encodes and stores uploaded images, under keys that change with the content. */
export class ImageStore {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: Storage,
    private readonly objects: StoredObjects,
  ) {}

  /**
   * Stores an image and runs `commit` with its key in one transaction. If the transaction fails, the image is removed.
   * Errors: those of `rewriteImage`, of the storage and of `commit`.
   */
  async create<Result>(
    stream: Readable,
    kind: ImageKind,
    sender: PictureSender,
    commit: (em: EntityManager, key: string, image: RewrittenImage) => Promise<Result>,
  ): Promise<Result> {
    const image = await rewriteImage(stream, kind, limits.imageBytes, sender);
    const { data, format } = image;
    const key = this.newKey(image);
    return this.objects.create(
      key,
      () => this.storage.put(key, Readable.from([data]), { contentType: `image/${format}` }),
      (em) => commit(em, key, image),
    );
  }

  /** Validates and re-encodes an uploaded image for `addMade` to store. Errors: those of `rewriteImage`. */
  async rewrite(
    stream: Readable,
    kind: ImageKind,
    sender: PictureSender,
  ): Promise<ImageFile & Pick<RewrittenImage, 'width' | 'height' | 'detailWidth'>> {
    const image = await rewriteImage(stream, kind, limits.imageBytes, sender);
    const { data, format, width, height, detailWidth } = image;
    return { key: this.newKey(image), contentType: `image/${format}`, data, width, height, detailWidth };
  }

  /** Returns a key with an id, so that deleting one of two identical images keeps the other. */
  private newKey({ hash, format }: RewrittenImage): string {
    return `${this.newPrefix()}${hash}.${format}`;
  }

  /** Returns a new key prefix for the files of one image. */
  newPrefix(): string {
    return `images/${newId()}/`;
  }

  /** Returns the bytes of an image, or null if it does not exist. */
  async read(key: string): Promise<Buffer | null> {
    const stream = await this.storage.get(key);
    return stream && buffer(stream);
  }

  /**
   * Stores the files derived from an image and runs `commit` in the transaction that refers to them. The files are
   * removed if `commit` returns false or anything fails.
   */
  async addMade(files: readonly MadeFile[], commit: (em: EntityManager) => Promise<boolean>): Promise<void> {
    const keys = files.map(({ key }) => key);
    await this.objects.reserve(keys);
    let isKept = false;
    try {
      for (const { key, data, contentType } of files) {
        await this.storage.put(key, Readable.from([data]), { contentType });
      }
      const attach = async (em: EntityManager) => {
        const isWanted = await commit(em);
        if (isWanted) await this.objects.attach(em, keys);
        return isWanted;
      };
      // Labels the BEGIN and COMMIT of the transaction in the log.
      isKept = await this.em.fork().transactional(attach, { loggerContext: this.em.getLoggerContext() });
    } finally {
      if (!isKept) await Promise.all(keys.map((key) => this.objects.discard(key)));
    }
  }
}
