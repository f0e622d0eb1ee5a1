import { text } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { Storage } from '#server/platform/storage/storage.ts';
import { withQuery } from './playlist.ts';

/** In bytes, enough for the playlists of some hundred hours of video. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** Estimated size of an entry without its texts. */
const ENTRY_BYTES = 500;

/** V8's overhead for each text. */
const PART_BYTES = 64;

/** Placeholder for the query. No playlist contains it (RFC 8216, section 4.1). */
const PLACE = '\0';

/** A playlist as it is stored, split at the places for the query. */
interface Playlist {
  etag: string;
  parts: readonly string[];
}

/**
 * Caches HLS playlists, and inserts the query of each request. A playlist on disk is read and split once; each request
 * checks that it still exists and is the same. A playlist in a bucket is fetched each time, because the check would
 * take as long.
 */
export class KeptPlaylists {
  private readonly kept = new LRUCache<string, Playlist>({
    maxSize: KEPT_BYTES,
    // Playlists are ASCII, and a part is a text of its own.
    sizeCalculation: ({ parts }, key) =>
      parts.reduce((sum, part) => sum + part.length + PART_BYTES, key.length + ENTRY_BYTES),
  });

  constructor(private readonly storage: Storage) {}

  /** Returns the playlist as `withQuery` makes it; null when there is none. Throws SERVICE_UNAVAILABLE. */
  async read(key: string, query: string): Promise<string | null> {
    const parts = this.storage.localPath(key) === null ? await this.fetch(key) : await this.known(key);
    return parts?.join(query) ?? null;
  }

  private async known(key: string): Promise<readonly string[] | null> {
    const head = await this.storage.head(key);
    if (!head) return null;
    const kept = this.kept.get(key);
    if (kept?.etag === head.etag) return kept.parts;
    const parts = await this.fetch(key);
    // Another playlist may have replaced it meanwhile. The next request then finds another tag, and reads it.
    if (parts) this.kept.set(key, { etag: head.etag, parts });
    return parts;
  }

  private async fetch(key: string): Promise<readonly string[] | null> {
    const body = await this.storage.get(key);
    return body && withQuery(await text(body), PLACE).split(PLACE);
  }
}
