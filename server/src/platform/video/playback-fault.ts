import type { VideoFault } from '#shared/video-faults.ts';
import type { VideoFacts } from './probe-facts.ts';

/** Returns why browsers do not play an MP4, MOV or WebM video: its pictures, or else its sound. Null if they play it. */
export function playbackFault({ codec, audioCodec }: VideoFacts): VideoFault | null {
  if (codec === null) return 'UNKNOWN_CODEC';
  return audioCodec === undefined ? 'UNKNOWN_SOUND' : null;
}
