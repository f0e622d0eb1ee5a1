import type { Cue } from './cue.ts';
import { escapedText } from './cue-text.ts';

/** Returns cues as a WebVTT file. */
export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ start, end, text }) => `${timestamp(start)} --> ${timestamp(end)}\n${escapedText(text)}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** Formats seconds as `00:01:02.345`. */
function timestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const parts = [3_600_000, 60_000, 1000].map((unit, index) => {
    const count = Math.floor(milliseconds / unit);
    return String(index === 0 ? count : count % 60).padStart(2, '0');
  });
  return `${parts.join(':')}.${String(milliseconds % 1000).padStart(3, '0')}`;
}
