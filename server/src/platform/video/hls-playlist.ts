/** A byte range of a rendition's file. */
export interface Segment {
  seconds: number;
  /** In bytes, like `start`. */
  length: number;
  start: number;
}

/** A rendition in a master playlist. */
export interface Variant {
  /** URL of its playlist, relative to the master. */
  uri: string;
  width: number;
  height: number;
  /** The required codecs, in RFC 6381 notation. */
  codecs: string[];
  /** The highest number of frames per second. */
  frameRate: number;
  segments: Segment[];
}

/** Returns the segments of a playlist with byte ranges of one file (RFC 8216 §4.3.2). */
export function parseSegments(playlist: string): Segment[] {
  const found = playlist.matchAll(/^#EXTINF:([\d.]+),.*\n#EXT-X-BYTERANGE:(\d+)@(\d+)$/gm);
  return [...found].map(([, seconds, length, start]) => ({
    seconds: Number(seconds),
    length: Number(length),
    start: Number(start),
  }));
}

/** Returns the playlist of a file whose first `indexLength` bytes are the initialization section. */
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

/**
 * Returns a playlist whose last segment ends with the video. ffmpeg knows where segments begin, but guesses the length of
 * the last picture.
 */
export function withDuration(playlist: string, durationSeconds: number): string {
  const segments = parseSegments(playlist);
  const before = sum(segments.slice(0, -1), 'seconds');
  const last = Math.max(0.001, durationSeconds - before);
  const longest = Math.max(last, ...segments.slice(0, -1).map(({ seconds }) => seconds));
  const lastAt = playlist.lastIndexOf('#EXTINF:');
  return (
    playlist.slice(0, lastAt).replace(/^(#EXT-X-TARGETDURATION):\d+$/m, `$1:${Math.ceil(longest)}`) +
    playlist.slice(lastAt).replace(/^#EXTINF:[\d.]+/, `#EXTINF:${last.toFixed(6)}`)
  );
}

/** Returns the master playlist, best rendition first (RFC 8216 §4.3.4.2). */
export function masterPlaylist(variants: Variant[]): string {
  return lines([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...variants.flatMap(({ uri, width, height, codecs, frameRate, segments }) => [
      `#EXT-X-STREAM-INF:${[
        `BANDWIDTH=${peakBitrate(segments)}`,
        `AVERAGE-BANDWIDTH=${bitrate(sum(segments, 'length'), sum(segments, 'seconds'))}`,
        `RESOLUTION=${width}x${height}`,
        `CODECS="${codecs.join(',')}"`,
        `FRAME-RATE=${frameRate.toFixed(3)}`,
      ].join(',')}`,
      uri,
    ]),
  ]);
}

/**
 * Ignores segments below one second, unless there are no others: a last segment of a few frames does not represent the
 * bandwidth that a player needs.
 */
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
