import type { VideoFault } from './video-faults.ts';

/** Containers that browsers play, by the extension of their files. */
const browserExtensions = ['mp4', 'mov', 'webm'] as const;

/** Containers that can be played only after ffmpeg has converted the video, as all videos in other codecs. */
const convertedExtensions = ['mkv', 'avi', 'ts', 'flv', 'wmv', 'mpg'] as const;

/** All containers that a server with ffmpeg accepts. */
export const videoExtensions = [...browserExtensions, ...convertedExtensions];
export type VideoExtension = (typeof videoExtensions)[number];

/** Media types of the containers. */
export const videoTypes: Readonly<Record<VideoExtension, string>> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mkv: 'video/x-matroska',
  avi: 'video/x-msvideo',
  ts: 'video/mp2t',
  flv: 'video/x-flv',
  wmv: 'video/x-ms-wmv',
  mpg: 'video/mpeg',
};

/** Enough bytes to identify the container: two packets of a transport stream are the longest. */
export const HEADER_BYTES = 256;

/** HLS, DASH, ffmpeg's concat script and PLS: each refers to other files. */
const PLAYLIST = /^(?:\xef\xbb\xbf)?\s*(?:#EXTM3U|ffconcat|file '|\[playlist\]|(?:<\?xml[^>]*>\s*)?<MPD)/i;

/** First boxes of old QuickTime files, which have no `ftyp`. */
const QUICKTIME_BOXES = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];

/** MP3, AAC, WAV, AIFF, FLAC, CAF, AMR, and Ogg without pictures. */
const SOUND =
  /^(?:ID3|\xff[\xe2-\xff]|RIFF[^]{4}WAVE|RF64|FORM[^]{4}AIF|fLaC|caff|#!AMR|OggS[^]{24,60}(?:vorbis|OpusHead|Speex|FLAC))/;

/** First bytes of Matroska files, whose DocType tells WebM files from others (RFC 8794). */
const EBML = '\x1a\x45\xdf\xa3';
const DOC_TYPE = /\x42\x82[^]{1,8}?(webm|matroska)/;

/** Whether the first bytes of a file, one per character, are those of a container. */
const CONTAINERS: readonly [VideoExtension, (text: string) => boolean][] = [
  ['mov', (text) => text.startsWith('ftypqt  ', 4) || QUICKTIME_BOXES.includes(text.slice(4, 8))],
  ['mp4', (text) => text.startsWith('ftyp', 4)],
  ['webm', (text) => text.startsWith(EBML) && DOC_TYPE.exec(text)?.[1] === 'webm'],
  ['mkv', (text) => text.startsWith(EBML) && DOC_TYPE.exec(text)?.[1] === 'matroska'],
  ['avi', (text) => text.startsWith('RIFF') && text.startsWith('AVI ', 8)],
  ['flv', (text) => text.startsWith('FLV\x01')],
  ['wmv', (text) => text.startsWith('\x30\x26\xb2\x75\x8e\x66\xcf\x11')],
  ['mpg', (text) => text.startsWith('\0\0\x01\xba')],
  // Packets of 188 bytes begin with G. In AVCHD, a time of four bytes precedes each.
  ['ts', (text) => (text[0] === 'G' && text[188] === 'G') || (text[4] === 'G' && text[196] === 'G')],
];

type HeaderFault = Extract<VideoFault, 'EMPTY' | 'PLAYLIST' | 'NO_PICTURE' | 'NOT_A_VIDEO'>;

/** Identifies a file by its first `HEADER_BYTES` bytes or more, or by the whole of a shorter file. */
export function identifyVideo(
  header: Uint8Array,
): { extension: VideoExtension; fault: null } | { extension: null; fault: HeaderFault } {
  if (header.length === 0) return { extension: null, fault: 'EMPTY' };
  const text = String.fromCharCode(...header.subarray(0, HEADER_BYTES));
  const extension = header.length < HEADER_BYTES ? null : extensionOf(text);
  if (extension) return { extension, fault: null };
  if (PLAYLIST.test(text)) return { extension: null, fault: 'PLAYLIST' };
  return { extension: null, fault: SOUND.test(text) ? 'NO_PICTURE' : 'NOT_A_VIDEO' };
}

function extensionOf(text: string): VideoExtension | null {
  return CONTAINERS.find(([, begins]) => begins(text))?.[0] ?? null;
}

/** Returns the media type of a video in a container that browsers play, with codecs that they do not play (RFC 6381). */
export function withCodecs(contentType: string, codecs: readonly string[]): string {
  return `${contentType}; codecs="${codecs.join()}"`;
}

/** Whether browsers play videos of this media type, which has no codecs then. Other videos are played only as streams. */
export function playsInBrowsers(contentType: string): boolean {
  return browserExtensions.some((extension) => videoTypes[extension] === contentType);
}

/** Extensions of the files in the file picker of a browser. Cameras call a transport stream `.mts` or `.m2ts`. */
export const videoFileExtensions = [
  ...videoExtensions,
  ...(['m4v', 'mts', 'm2ts', 'mpeg', 'vob'] as const),
].map((extension) => `.${extension}` as const);

/** The `accept` attribute of an input for videos. Not every system knows the types of all extensions. */
export const videoFileTypes = ['video/*', ...videoFileExtensions].join();

/** Whether a file is named like a video. */
export function hasVideoExtension(fileName: string): boolean {
  return videoFileExtensions.some((extension) => fileName.toLowerCase().endsWith(extension));
}
