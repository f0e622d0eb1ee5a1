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

/** Takes uploaded pictures: judged, written anew and stored under a key that changes with their content. */
export class ImageStore {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: Storage,
    private readonly objects: StoredObjects,
  ) {}

  /**
   * Stores a picture and runs `commit` with its key in one transaction; when that fails, the picture is gone too.
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

  /** Judges an uploaded picture and writes it anew, for `addMade` to store. Errors: those of `rewriteImage`. */
  async rewrite(
    stream: Readable,
    kind: ImageKind,
    sender: PictureSender,
  ): Promise<ImageFile & Pick<RewrittenImage, 'width' | 'height'>> {
    const image = await rewriteImage(stream, kind, limits.imageBytes, sender);
    const { data, format, width, height } = image;
    return { key: this.newKey(image), contentType: `image/${format}`, data, width, height };
  }

  /** The id keeps two equal pictures apart, so that deleting one leaves the other. */
  private newKey({ hash, format }: RewrittenImage): string {
    return `${this.newPrefix()}${hash}.${format}`;
  }

  /** Where the keys of new files of one picture begin. */
  newPrefix(): string {
    return `images/${newId()}/`;
  }

  /** The bytes of a picture; null when it is gone. */
  async read(key: string): Promise<Buffer | null> {
    const stream = await this.storage.get(key);
    return stream && buffer(stream);
  }

  /**
   * Stores what was made of a picture and runs `commit` in a transaction that is to refer to it. All of it is gone again when
   * that says that it is wanted no more, and when anything fails.
   */
  async addMade(files: readonly ImageFile[], commit: (em: EntityManager) => Promise<boolean>): Promise<void> {
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
      // In the log the ends of a transaction have no label of their own.
      isKept = await this.em.fork().transactional(attach, { loggerContext: this.em.getLoggerContext() });
    } finally {
      if (!isKept) await Promise.all(keys.map((key) => this.objects.discard(key)));
    }
  }
}
