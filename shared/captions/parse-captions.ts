import { captionLimits, captionMessages } from '#shared/caption.ts';
import { messages } from '#shared/messages.ts';
import { ARROW, blocksOf, isWebVtt, type Block, type Line } from './captions-block.ts';
import { CaptionsFault } from './captions-fault.ts';
import type { CueOfFile } from './cue.ts';
import { readCueText } from './cue-text.ts';
import { Repairs } from './repairs.ts';
import { mergeRolling } from './rolling-captions.ts';

const TIME = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})$/;
/** The second time. Settings such as `align:start` follow it. */
const END = /^\s*([\d:.,]*)/;

/** The duration in seconds of a cue that has none, so that it can be read. */
export const SHORTEST = 0.5;

/**
 * Parses a WebVTT or SRT file into cues of plain text, sorted by time. Cues without text are left out. A marked speaker
 * is named where the speaker changes: `Ada: Hello`. Adds to `repairs` what is repaired. Throws CaptionsFault with the
 * line number for invalid parts. Players drop such parts silently, so the loss would go unnoticed.
 */
export function parseCaptions(text: string, repairs = new Repairs()): CueOfFile[] {
  const cues = cuesIn(text, repairs);
  if (cues.length === 0) throw new CaptionsFault(captionMessages.validation.captionsEmpty);
  return cues.map((cue) => {
    if (Array.from(cue.text).length > captionLimits.cueText.max) {
      throw new CaptionsFault(
        messages.validation.textTooLong({ limit: captionLimits.cueText.max }),
        cue.line,
      );
    }
    if (cue.end > cue.start) return cue;
    repairs.add('noDuration', cue.line);
    return { ...cue, end: cue.start + SHORTEST };
  });
}

/** Like `parseCaptions`, but keeps cues without duration and with too much text, and accepts files without cues. */
export function cuesIn(text: string, repairs = new Repairs()): readonly CueOfFile[] {
  const lines = text.split(/\r\n|\n|\r/).map((line, index): Line => ({ number: index + 1, text: line }));
  const marked = blocksOf(lines, repairs)
    .map(toCue)
    .sort((one, other) => one.start - other.start);
  const cues = withSpeakers(marked, isWebVtt(lines), repairs);
  return mergeRolling(
    cues.filter((cue) => cue.text !== ''),
    repairs,
  );
}

/** A cue with its original markup. */
interface MarkedCue extends Omit<CueOfFile, 'text'> {
  markup: string;
}

/** Converts the markup of cues to text, and names each speaker before the first words. */
function withSpeakers(cues: readonly MarkedCue[], isVtt: boolean, repairs: Repairs): CueOfFile[] {
  let speaker: string | null = null;
  return cues.map(({ markup, ...cue }) => {
    const { passages, hasReferences, hasCodes, hasReadings } = readCueText(markup, isVtt);
    if (hasReferences) repairs.add('references', cue.line);
    if (hasCodes) repairs.add('codes', cue.line);
    if (hasReadings) repairs.add('readings', cue.line);
    if (passages.filter((passage) => passage.speaker !== null).length > 1) repairs.add('voices', cue.line);
    let text = '';
    for (const passage of passages) {
      const isNamed = passage.speaker !== null && passage.speaker !== speaker;
      if (text !== '') text += passage.isNewLine || (isNamed && speaker !== null) ? '\n' : ' ';
      text += isNamed ? `${passage.speaker}: ${passage.text}` : passage.text;
      speaker = passage.speaker;
    }
    if (passages.length === 0) speaker = null;
    return { ...cue, text };
  });
}

function toCue({ times, lines }: Block, index: number): MarkedCue {
  const [from = '', rest = ''] = times.text.split(ARROW);
  const start = secondsOf(from, times.number);
  const end = secondsOf(END.exec(rest)?.[1] ?? '', times.number);
  const number = index + 1;
  if (end < start) throw new CaptionsFault(captionMessages.validation.cueTimes({ number }), times.number);
  const limit = captionLimits.cueLine.max;
  const long = lines.find((line) => line.text.length > limit);
  if (long) throw new CaptionsFault(messages.validation.textTooLong({ limit }), long.number);
  return { start, end, number, line: times.number, markup: lines.map((line) => line.text).join('\n') };
}

/** Converts `01:02.345`, `00:01:02.345` or SRT's `00:01:02,345` to seconds. Throws CaptionsFault for anything else. */
function secondsOf(text: string, line: number): number {
  const [, hours = '0', minutes = '', seconds = '', fraction = ''] = TIME.exec(text.trim()) ?? [];
  if (seconds === '' || Number(minutes) > 59 || Number(seconds) > 59) {
    throw new CaptionsFault(captionMessages.validation.cueTime, line);
  }
  const milliseconds = Number(fraction.padEnd(3, '0'));
  return (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds) + milliseconds / 1000;
}
