/** The media type of an HLS playlist (RFC 8216, section 4). */
export const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

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
