import { captionMessages } from '#shared/caption.ts';
import { CaptionsFault } from './captions-fault.ts';
import type { Repairs } from './repairs.ts';

export interface Line {
  /** Number in the file, starting at 1. */
  number: number;
  text: string;
}

/** A cue of a file with its markup, before it is read. */
export interface Block {
  times: Line;
  lines: Line[];
}

export const ARROW = '-->';
/** A line that is meant as the times of a cue. Other lines with an arrow are words. */
const TIMES = /^\s*\d+:[\d:.,]*\s*-->/;
/** WebVTT blocks without captions. */
const SILENT_BLOCK = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;
const NUMBER = /^\s*\d+\s*$/;

type Open = [Line, ...Line[]];

/** Whether a file has the signature of WebVTT. */
export const isWebVtt = (lines: readonly Line[]): boolean =>
  /^WEBVTT(?:\s|$)/.test(lines.find(({ text }) => text.trim() !== '')?.text ?? '');

/**
 * Splits a WebVTT or SRT file into cues, like a browser (https://w3c.github.io/webvtt/#webvtt-parser-algorithm), with two
 * differences: words with an arrow stay words, and words without times are a fault. Browsers drop both. Throws
 * CaptionsFault, also for a file in another format.
 */
export function blocksOf(lines: readonly Line[], repairs: Repairs): Block[] {
  const first = lines.findIndex(({ text }) => text.trim() !== '');
  const isVtt = isWebVtt(lines);
  // SRT has no signature. Its first block has the times of a cue, with an optional number before them.
  const isSrt = lines.slice(first, first + 2).some(({ text }) => text.includes(ARROW));
  if (first === -1 || !(isVtt || isSrt)) throw new CaptionsFault(captionMessages.validation.captionsFormat);
  const blocks = isVtt
    ? split(afterHeader(lines.slice(first + 1), repairs), repairs)
    : split(lines.slice(first), repairs, true);
  const spoken = isVtt ? blocks.filter((block) => !isSilent(block)) : blocks;
  return spoken.flatMap((block) => cueOf(block, repairs) ?? []);
}

/** Whether a WebVTT block is a comment, a style or a region. A cue may have such a name. */
const isSilent = ([first, second]: Open): boolean =>
  SILENT_BLOCK.test(first.text) && !TIMES.test(second?.text ?? '');

/** Returns the lines after a WebVTT header, which ends at an empty line or before an arrow. */
function afterHeader(lines: readonly Line[], repairs: Repairs): readonly Line[] {
  const end = lines.findIndex(({ text }) => text === '' || text.includes(ARROW));
  const last = lines[end];
  if (!last) return [];
  if (last.text !== '') repairs.add('blankLine', last.number);
  return lines.slice(end);
}

function split(lines: readonly Line[], repairs: Repairs, isSrt = false): Open[] {
  const isBoundary = boundariesIn(lines);
  const blocks: Open[] = [];
  let open: Open | null = null;
  for (const [index, line] of lines.entries()) {
    const current: Open | null = open;
    const isBlank = line.text.trim() === '';
    if (line.text === '' || (isBlank && isBoundary[index])) {
      open = null;
    } else if (isBlank) {
      if (current) repairs.add('blankOnly', line.number);
    } else if (!current) {
      blocks.push((open = [line]));
    } else if (TIMES.test(line.text) && (current.length > 1 || hasTimes(current))) {
      repairs.add('blankLine', line.number);
      // The number of the cue that begins here. WebVTT has no numbers, and browsers show it.
      if (isSrt && current.length > 2 && NUMBER.test(current.at(-1)?.text ?? '')) current.pop();
      blocks.push((open = [line]));
    } else {
      if (line.text.includes(ARROW) && hasTimes(current)) repairs.add('arrow', line.number);
      current.push(line);
    }
  }
  return blocks;
}

const hasTimes = (block: Open): boolean => block.slice(0, 2).some(({ text }) => TIMES.test(text));

/**
 * Returns for each line whether the next line that is not blank begins a cue, or there is none. Only then a line of blanks
 * can end a cue, as it does for many players of SRT.
 */
function boundariesIn(lines: readonly Line[]): boolean[] {
  const isBoundary: boolean[] = [];
  const text = (at: number) => lines[at]?.text ?? '';
  let next = lines.length;
  for (let index = lines.length - 1; index >= 0; index--) {
    const begins = TIMES.test(text(next)) || (NUMBER.test(text(next)) && TIMES.test(text(next + 1)));
    isBoundary[index] = next === lines.length || begins;
    if (text(index).trim() !== '') next = index;
  }
  return isBoundary;
}

/** Returns the cue of a block, or null for a number alone. Throws CaptionsFault for words without times. */
function cueOf(block: Open, repairs: Repairs): Block | null {
  const [first, second] = block;
  if (block.length === 1 && NUMBER.test(first.text)) {
    repairs.add('number', first.number);
    return null;
  }
  // A name or a number may precede the times, and a name may have an arrow.
  const isNamed = !TIMES.test(first.text) && TIMES.test(second?.text ?? '');
  const at = isNamed ? 1 : block.slice(0, 2).findIndex(({ text }) => text.includes(ARROW));
  const times = block[at];
  if (!times) throw new CaptionsFault(captionMessages.validation.cueTimesMissing, first.number);
  return { times, lines: block.slice(at + 1) };
}
