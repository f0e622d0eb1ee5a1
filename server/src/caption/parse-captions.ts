import { captionLimits, captionMessages } from '#shared/caption.ts';
import { messages } from '#shared/messages.ts';
import { CaptionsFault } from './captions-fault.ts';
import type { CueOfFile } from './cue.ts';
import { plainText, speakerOf } from './plain-text.ts';

/** WebVTT blocks without captions. */
const SILENT_BLOCK = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;
const ARROW = '-->';
const TIME = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})$/;

interface Line {
  number: number;
  text: string;
}

/** Lines without a blank line between them. */
type Block = [Line, ...Line[]];

/**
 * Parses a WebVTT or SRT file into cues of plain text, sorted by time. Cues without text are left out. A marked speaker
 * is named where the speaker changes: `Ada: Hello`. Throws CaptionsFault with the line number for invalid parts.
 * Players drop such parts silently, so the loss would go unnoticed.
 */
export function parseCaptions(text: string): CueOfFile[] {
  const cues = cuesIn(text);
  if (cues.length === 0) throw new CaptionsFault(captionMessages.validation.captionsEmpty);
  for (const { start, end, text: words, number, line } of cues) {
    if (end === start) throw new CaptionsFault(captionMessages.validation.cueTimes({ number }), line);
    if (Array.from(words).length > captionLimits.cueText.max) {
      throw new CaptionsFault(messages.validation.textTooLong({ limit: captionLimits.cueText.max }), line);
    }
  }
  return cues;
}

/** Like `parseCaptions`, but does not refuse cues without duration, cues with too much text or files without cues. */
export function cuesIn(text: string): CueOfFile[] {
  let speaker: string | null = null;
  return numbered(cueBlocks(text))
    .map(toCue)
    .sort((one, other) => one.start - other.start)
    .map(({ markup, ...cue }): CueOfFile => {
      const named = speakerOf(markup.join('\n'));
      const isOther = named !== speaker;
      speaker = named;
      const words = plainText(markup);
      return { ...cue, text: named !== null && isOther && words !== '' ? `${named}: ${words}` : words };
    })
    .filter((cue) => cue.text !== '');
}

/** Returns the blocks with cues. Throws CaptionsFault for a file in another format. */
function cueBlocks(text: string): Block[] {
  const [first, ...others] = blocksOf(text);
  if (first && /^WEBVTT(?:\s|$)/.test(first[0].text)) {
    const inHeader = first.find((line) => line.text.includes(ARROW));
    if (inHeader) throw new CaptionsFault(captionMessages.validation.blankLineMissing, inHeader.number);
    return others.filter(([line]) => !SILENT_BLOCK.test(line.text));
  }
  // SRT has no signature. Its first block has the times of a cue, with an optional number before them.
  const isSrt = first?.slice(0, 2).some((line) => line.text.includes(ARROW));
  if (!first || !isSrt) throw new CaptionsFault(captionMessages.validation.captionsFormat);
  return [first, ...others];
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const entry = { number: index + 1, text: line.trim() };
    if (entry.text === '') open = null;
    else if (open) open.push(entry);
    else blocks.push((open = [entry]));
  }
  return blocks;
}

interface NumberedBlock {
  /** Number of the cue in the file, starting at 1. */
  number: number;
  block: Block;
}

const numbered = (blocks: Block[]): NumberedBlock[] =>
  blocks.map((block, index) => ({ number: index + 1, block }));

/** A cue with its original markup. */
interface MarkedCue extends Omit<CueOfFile, 'text'> {
  markup: string[];
}

function toCue({ number, block }: NumberedBlock): MarkedCue {
  // A name or a number may precede the times.
  const at = block.slice(0, 2).findIndex((line) => line.text.includes(ARROW));
  const times = block[at];
  if (!times) throw new CaptionsFault(captionMessages.validation.cueTimesMissing, block[0].number);
  const [from = '', rest = ''] = times.text.split(ARROW);
  const start = secondsOf(from, times.number);
  // Settings such as `align:start` follow the second time.
  const end = secondsOf(rest.trim().split(/\s/)[0] ?? '', times.number);
  if (end < start) throw new CaptionsFault(captionMessages.validation.cueTimes({ number }), times.number);
  const lines = block.slice(at + 1);
  const long = lines.find((line) => line.text.length > captionLimits.cueLine.max);
  if (long)
    throw new CaptionsFault(
      messages.validation.textTooLong({ limit: captionLimits.cueLine.max }),
      long.number,
    );
  const next = lines.find((line) => line.text.includes(ARROW));
  if (next) throw new CaptionsFault(captionMessages.validation.blankLineMissing, next.number);
  return { start, end, number, line: times.number, markup: lines.map((line) => line.text) };
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
