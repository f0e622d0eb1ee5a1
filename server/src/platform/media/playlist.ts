/** The media type of an HLS playlist (RFC 8216, section 4). */
export const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

/** A text track of a stream. */
export interface StreamSubtitles {
  /** BCP 47. */
  language: string;
  /** For people, without quotation marks. */
  name: string;
  /** Address of its playlist. */
  address: string;
}

/** Adds subtitles to a multivariant playlist (RFC 8216 §4.3.4.1). Viewers turn them on, or their settings do. */
export function withSubtitles(playlist: string, subtitles: readonly StreamSubtitles[]): string {
  if (subtitles.length === 0) return playlist;
  const media = subtitles.map(
    ({ language, name, address }) =>
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="${name}",LANGUAGE="${language}",` +
      `DEFAULT=NO,AUTOSELECT=YES,URI="${address}"\n`,
  );
  const [head = '', ...variants] = playlist.split(/^(?=#EXT-X-STREAM-INF:)/m);
  const withGroup = variants.map((variant) => variant.replace('\n', ',SUBTITLES="captions"\n'));
  return [head, ...media, ...withGroup].join('');
}

/**
 * Adds a query to every address in an HLS playlist that is in its own folder, so that the link of the playlist opens
 * the objects that it names. Addresses of other folders and hosts stay unchanged: the query would open nothing there.
 *
 * @param query without a question mark.
 */
export function withQuery(playlist: string, query: string): string {
  return playlist
    .split('\n')
    .map((line) => {
      if (line.startsWith('#')) {
        return line.replace(/\bURI="([^"]*)"/g, (_, address: string) => `URI="${extend(address, query)}"`);
      }
      const address = line.trim();
      return address === '' ? line : extend(address, query);
    })
    .join('\n');
}

function extend(address: string, query: string): string {
  const isBeside = !/^(?:[a-z][a-z0-9+.-]*:|\/|\.\.)/i.test(address);
  if (!isBeside || address === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}
