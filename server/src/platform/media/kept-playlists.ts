import { text } from 'node:stream/consumers';
import { Kept } from '#server/platform/answers/kept.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { withQuery } from './playlist.ts';

/** In bytes, enough for the playlists of some hundred hours of video. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** V8's overhead for each text. */
const PART_BYTES = 64;

/** Placeholder for the query. No playlist contains it (RFC 8216, section 4.1). */
const PLACE = '\0';

/** A playlist as it is stored, split at the places for the query. */
type Parts = readonly string[];

/**
 * Caches HLS playlists, and inserts the query of each request. A playlist on disk is read and split once; each request
 * checks that it still exists and is the same. A playlist in a bucket is fetched each time, because the check would
 * take as long.
 */
export class KeptPlaylists {
  /** By key and ETag. */
  private readonly kept = new Kept<Parts>({
    bytes: KEPT_BYTES,
    // Playlists are ASCII, and a part is a text of its own.
    sizeOf: (parts) => parts.reduce((sum, part) => sum + part.length + PART_BYTES, 0),
  });

  constructor(private readonly storage: Storage) {}

  /** Returns the playlist as `withQuery` makes it; null when there is none. Throws SERVICE_UNAVAILABLE. */
  async read(key: string, query: string): Promise<string | null> {
    const parts = this.storage.localPath(key) === null ? await this.fetch(key) : await this.known(key);
    return parts?.join(query) ?? null;
  }

  private async known(key: string): Promise<Parts | null> {
    const head = await this.storage.head(key);
    // If another playlist replaces it meanwhile, the next request finds another tag, and reads it.
    return head && this.kept.read(`${key} ${head.etag}`, () => this.fetch(key));
  }

  private async fetch(key: string): Promise<Parts | null> {
    const body = await this.storage.get(key);
    return body && withQuery(await text(body), PLACE).split(PLACE);
  }
}
