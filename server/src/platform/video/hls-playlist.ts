/** A stretch of a rendition's one file. */
export interface Segment {
  seconds: number;
  /** In bytes, as `start` is. */
  length: number;
  start: number;
}

/** What a master playlist says of a rendition. */
export interface Variant {
  /** Address of its playlist, relative to the master. */
  uri: string;
  width: number;
  height: number;
  /** As RFC 6381 writes them: what a browser has to play. */
  codecs: string[];
  segments: Segment[];
}

/** The segments of a playlist whose media are byte ranges of one file (RFC 8216 §4.3.2). */
export function parseSegments(playlist: string): Segment[] {
  const found = playlist.matchAll(/^#EXTINF:([\d.]+),.*\n#EXT-X-BYTERANGE:(\d+)@(\d+)$/gm);
  return [...found].map(([, seconds, length, start]) => ({
    seconds: Number(seconds),
    length: Number(length),
    start: Number(start),
  }));
}

/** The playlist of one file whose first `indexLength` bytes say how to read the segments. */
export function mediaPlaylist(file: string, indexLength: number, segments: Segment[]): string {
  const longest = Math.max(...segments.map(({ seconds }) => seconds));
  return lines([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(longest)}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${file}",BYTERANGE="${indexLength}@0"`,
    ...segments.flatMap(({ seconds, length, start }) => [
      `#EXTINF:${seconds.toFixed(6)},`,
      `#EXT-X-BYTERANGE:${length}@${start}`,
      file,
    ]),
    '#EXT-X-ENDLIST',
  ]);
}

/** The playlist that names the renditions, best first (RFC 8216 §4.3.4.2). */
export function masterPlaylist(variants: Variant[]): string {
  return lines([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...variants.flatMap(({ uri, width, height, codecs, segments }) => [
      `#EXT-X-STREAM-INF:${[
        `BANDWIDTH=${peakBitrate(segments)}`,
        `AVERAGE-BANDWIDTH=${bitrate(sum(segments, 'length'), sum(segments, 'seconds'))}`,
        `RESOLUTION=${width}x${height}`,
        `CODECS="${codecs.join(',')}"`,
      ].join(',')}`,
      uri,
    ]),
  ]);
}

/** How long a rendition is, in seconds. */
export function durationOf(segments: Segment[]): number {
  return sum(segments, 'seconds');
}

/** A last segment of a few pictures says nothing of the bandwidth that a player needs, unless it is alone. */
function peakBitrate(segments: Segment[]): number {
  const telling = segments.filter(({ seconds }) => seconds >= 1);
  const rates = (telling.length > 0 ? telling : segments).map(({ length, seconds }) =>
    bitrate(length, seconds),
  );
  return rates.reduce((peak, rate) => Math.max(peak, rate), 0);
}

function bitrate(bytes: number, seconds: number): number {
  return Math.ceil((8 * bytes) / seconds);
}

function sum(segments: Segment[], field: 'length' | 'seconds'): number {
  return segments.reduce((total, segment) => total + segment[field], 0);
}

function lines(all: string[]): string {
  return `${all.join('\n')}\n`;
}
