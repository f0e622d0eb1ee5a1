/** The media type of an HLS playlist (RFC 8216, section 4). */
export const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

/**
 * An HLS playlist in which every address beside it carries a query, so that the link that opened the playlist opens what
 * it names. Addresses of other folders and hosts stay as they are: the query would open nothing there.
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
