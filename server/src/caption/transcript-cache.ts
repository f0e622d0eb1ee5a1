import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { EntityManager } from '@mikro-orm/postgresql';
import { contentTypeOf, type Storage } from '#server/platform/storage/storage.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import type { Cue } from './cue.ts';

interface Dependencies {
  storage: Storage;
  objects: StoredObjects;
}

/**
 * What a service has answered to the pieces of one lecture, for the tries that follow, in whatever process: objects that
 * no row ever refers to, so that those which nobody releases are swept away a day later.
 */
export class TranscriptCache {
  private readonly keys: string[] = [];

  constructor(private readonly deps: Dependencies) {}

  /** The cues that were answered to this piece before, else those that `ask` brings. */
  async getOrFetch(piece: string, ask: () => Promise<Cue[]>): Promise<Cue[]> {
    const { storage, objects } = this.deps;
    const key = `transcription/${piece}`;
    this.keys.push(key);
    const known = await storage.get(key);
    // Only what follows is stored under such a key.
    if (known) return JSON.parse(await text(known)) as Cue[];
    const cues = await ask();
    await objects.reserve([key]);
    await storage.put(key, Readable.from([Buffer.from(JSON.stringify(cues))]), {
      contentType: contentTypeOf(key),
    });
    return cues;
  }

  /** Lets them go in the transaction of `em`. */
  async release(em: EntityManager): Promise<void> {
    await this.deps.objects.release(em, this.keys);
  }
}
