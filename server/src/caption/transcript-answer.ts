import { z } from 'zod';
import { captionLimits } from '#shared/caption.ts';
import { CaptionsFault } from '#shared/captions/captions-fault.ts';
import type { Cue } from '#shared/captions/cue.ts';
import { plainText } from '#shared/captions/cue-text.ts';
import { cuesIn, SHORTEST } from '#shared/captions/parse-captions.ts';
import { TranscriptionFault } from './transcriber.ts';

/** Maximum size of a response. `verbose_json` is several times as large as the captions in it. */
export const ANSWER_BYTES = 16 * 1024 * 1024;

/** Number of characters of an invalid response that are shown to admins. */
const EXCERPT = 200;

/** OpenAI's `verbose_json`, which some services return for any requested format. */
const segments = z.object({
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })),
});

/**
 * Reads a transcript in WebVTT, SRT or OpenAI's `verbose_json`. Silence yields no cues. Throws TranscriptionFault for
 * any other text.
 */
export function readTranscript(answer: string): Cue[] {
  const text = answer.replace(/^\ufeff/, '').trim();
  if (text.startsWith('{')) return readSegments(text);
  // Empty output and WebVTT without cues mean silence.
  if (/^(?:WEBVTT[^\n]*)?$/.test(text)) return [];
  try {
    return cuesIn(text.toWellFormed()).flatMap(readable);
  } catch (cause) {
    if (!(cause instanceof CaptionsFault)) throw cause;
    const reason = `${cause.message}. ${excerpt(text)}`;
    throw new TranscriptionFault({ kind: 'notCaptions', reason }, false, cause);
  }
}

function readSegments(text: string): Cue[] {
  const parsed = segments.safeParse(parseJson(text));
  if (!parsed.success) throw new TranscriptionFault({ kind: 'noTimes' }, false, parsed.error);
  return parsed.data.segments
    .map(({ start, end, text: said }) => ({ start, end, text: plainText(said.toWellFormed()) }))
    .filter(({ start, end, text: said }) => said !== '' && start >= 0 && end >= start)
    .sort((one, other) => one.start - other.start)
    .flatMap(readable);
}

/** The maximum text of a cue, up to the end of a word if possible. */
const CUE_TEXT = new RegExp(
  `.{1,${captionLimits.cueText.max}}(?:\\s+|$)|.{1,${captionLimits.cueText.max}}`,
  'gsu',
);

/** Makes a cue readable. Automatic transcripts contain words without duration and sometimes a whole page in one cue. */
function readable({ start, end, text }: Cue): Cue[] {
  const parts = text.match(CUE_TEXT) ?? [];
  const seconds = Math.max(SHORTEST, end - start) / parts.length;
  return parts.map((part, index) => ({
    start: start + index * seconds,
    end: start + (index + 1) * seconds,
    text: part.trim(),
  }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the start of another program's output on one line. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…`.toWellFormed() : line;
}
