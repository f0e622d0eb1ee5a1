import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#server/platform/common/identifier.ts';
import { limits } from '#shared/limits.ts';
import { rewriteImage, type ImageKind } from './image.ts';
import type { Storage } from './storage.ts';
import type { StoredObjects } from './stored-objects.ts';

/** Takes uploaded pictures: judged, written anew and stored under a key that changes with their content. */
export class ImageStore {
  constructor(
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
    commit: (em: EntityManager, key: string) => Promise<Result>,
  ): Promise<Result> {
    const { data, hash } = await rewriteImage(stream, kind, limits.imageBytes);
    // The id keeps two equal pictures apart, so that deleting one leaves the other.
    const key = `images/${newId()}/${hash}.webp`;
    return this.objects.create(
      key,
      () => this.storage.put(key, Readable.from([data]), { contentType: 'image/webp' }),
      (em) => commit(em, key),
    );
  }
}
