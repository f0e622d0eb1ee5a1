import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { EntityManager } from '@mikro-orm/postgresql';
import { contentTypeOf, type Storage } from '#server/platform/storage/storage.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import type { Cue } from '#shared/captions/cue.ts';

interface Dependencies {
  storage: Storage;
  objects: StoredObjects;
}

/**
 * Caches the responses of a service for the pieces of a lecture, for retries in any process. No row ever attaches these
 * objects, so the sweep removes those that are not released after a day.
 */
export class TranscriptCache {
  private readonly keys: string[] = [];

  constructor(private readonly deps: Dependencies) {}

  /** Returns the cached cues of this piece or the result of `ask`. */
  async getOrFetch(piece: string, ask: () => Promise<Cue[]>): Promise<Cue[]> {
    const { storage, objects } = this.deps;
    const key = `transcription/${piece}`;
    this.keys.push(key);
    const known = await storage.get(key);
    // Such keys contain only the JSON that is stored below.
    if (known) return JSON.parse(await text(known)) as Cue[];
    const cues = await ask();
    await objects.reserve([key]);
    await storage.put(key, Readable.from([Buffer.from(JSON.stringify(cues))]), {
      contentType: contentTypeOf(key),
    });
    return cues;
  }

  /** Releases the cached objects in the transaction of `em`. */
  async release(em: EntityManager): Promise<void> {
    await this.deps.objects.release(em, this.keys);
  }
}
