import { isId } from '#server/platform/common/identifier.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { read, text, uuid } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import type { Kept } from '#server/platform/answers/kept.ts';
import type { StreamSubtitles } from '#server/platform/media/playlist.ts';

const OF_STREAM = read({ lectureId: uuid, streamKey: text }, ({ lectureId, streamKey }) =>
  db
    .selectFrom('captions')
    .innerJoin('lectures', 'lectures.id', 'captions.lectureId')
    .where('captions.lectureId', '=', lectureId)
    .where('lectures.streamKey', '=', streamKey)
    .select(['captions.id', 'captions.language'])
    .orderBy('captions.language'),
);

/** Captions of a stream. */
interface Known {
  id: string;
  language: string;
  name: string;
}

const DURATION = read({ id: uuid }, ({ id }) =>
  db
    .selectFrom('captions')
    .innerJoin('lectures', 'lectures.id', 'captions.lectureId')
    .where('captions.id', '=', id)
    .select(['lectures.duration']),
);

/** Returns the scope of a signed link to captions. */
export const captionsScope = (id: string) => `captions/${id}`;

/** The captions of lectures as subtitles in HLS, for players that know no other captions. */
export class Subtitles {
  /** @param kept cached captions by lecture and stream. */
  constructor(
    private readonly statements: Statements,
    private readonly kept: Kept<Known[]>,
  ) {}

  /**
   * Returns the subtitles of a stream; none if it is not the stream of this lecture. The caller must check access to the
   * stream.
   *
   * @param query returns the query of a link to a scope.
   */
  async ofStream(
    lectureId: string,
    streamKey: string,
    query: (scope: string) => string,
  ): Promise<StreamSubtitles[]> {
    if (!isId(lectureId)) return [];
    const known = await this.kept.read(`${lectureId} ${streamKey}`, async () => {
      const rows = await this.statements.all(OF_STREAM, { lectureId, streamKey });
      return rows.map((row) => ({ ...row, name: nameOf(row.language) }));
    });
    return known.map(({ id, ...subtitles }) => ({
      ...subtitles,
      address: `/captions/${id}.m3u8?${query(captionsScope(id))}`,
    }));
  }

  /**
   * Returns the playlist of captions, or null if they do not exist: the whole file as one segment. Its cues start at 0,
   * as the stream does (RFC 8216 §3.5). The caller must check access to the lecture.
   *
   * @param query opens the file.
   */
  async playlist(id: string, query: string): Promise<string | null> {
    const found = await this.statements.first(DURATION, { id });
    if (!found) return null;
    return [
      '#EXTM3U',
      '#EXT-X-VERSION:3',
      `#EXT-X-TARGETDURATION:${Math.ceil(found.duration)}`,
      '#EXT-X-MEDIA-SEQUENCE:0',
      '#EXT-X-PLAYLIST-TYPE:VOD',
      `#EXTINF:${found.duration.toFixed(3)},`,
      `${id}.vtt?${query}`,
      '#EXT-X-ENDLIST',
      '',
    ].join('\n');
  }
}

/** Returns the name of a language in that language. */
function nameOf(language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'code' });
  return (names.of(language) ?? language).replaceAll('"', '');
}
