import type { VideoFault } from './video-faults.ts';

/** Container formats of videos, by the extension of their files. */
export type VideoExtension = 'mp4' | 'mov' | 'webm';

/** Enough bytes for the header that identifies the container: an `ftyp` box, or the EBML header of a WebM file. */
export const HEADER_BYTES = 64;

/** HLS, DASH, ffmpeg's concat script and PLS: each refers to other files. */
const PLAYLIST = /^(?:\xef\xbb\xbf)?\s*(?:#EXTM3U|ffconcat|file '|\[playlist\]|(?:<\?xml[^>]*>\s*)?<MPD)/i;

/** First boxes of old QuickTime files, which have no `ftyp`. */
const QUICKTIME_BOXES = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];

type HeaderFault = Extract<VideoFault, 'EMPTY' | 'PLAYLIST' | 'NOT_A_VIDEO'>;

/** Identifies a file by its first `HEADER_BYTES` bytes or more, or by the whole of a shorter file. */
export function identifyVideo(
  header: Uint8Array,
): { extension: VideoExtension; fault: null } | { extension: null; fault: HeaderFault } {
  if (header.length === 0) return { extension: null, fault: 'EMPTY' };
  const text = new TextDecoder('latin1').decode(header);
  const extension = header.length < HEADER_BYTES ? null : extensionOf(text);
  if (extension) return { extension, fault: null };
  return { extension: null, fault: PLAYLIST.test(text) ? 'PLAYLIST' : 'NOT_A_VIDEO' };
}

function extensionOf(text: string): VideoExtension | null {
  const box = text.slice(4, 8);
  if (box === 'ftyp') return text.slice(8, 12) === 'qt  ' ? 'mov' : 'mp4';
  if (QUICKTIME_BOXES.includes(box)) return 'mov';
  if (text.startsWith('\x1a\x45\xdf\xa3') && text.includes('webm')) return 'webm';
  return null;
}
