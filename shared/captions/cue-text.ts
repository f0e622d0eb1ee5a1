import { decodeHTML, decodeHTMLStrict } from 'entities';

// In these patterns, the text between an opening and its end excludes further openings. So if the end is missing,
// each character is read only once, and not once for each opening before it.

/**
 * WebVTT tags, the HTML tags that SRT files use, times within the text, and positions such as `{\an8}` of SubStation Alpha.
 * Other tags, such as `<div>` in a lecture on HTML, are part of the text.
 */
const MARKUP =
  /<(?<end>\/?)(?<tag>v|c|i|b|u|s|ruby|rt|rp|lang|font)(?:\.[^\s<>]*)?(?:\s(?<annotation>[^<>]*))?>|<(?:\d+:)?\d+:\d+\.\d+>|\{\\[^{}]*\}/gi;

const REFERENCE = /&(?:#x?)?\w+;?/gi;
/** References that writers of WebVTT use. They are not worth a report. */
const USUAL_REFERENCE = /^&(?:amp|lt|gt|quot|nbsp|lrm|rlm);$/;

/** A line break and a hard blank of SubStation Alpha. */
const CODE = /\\[Nh]/g;
/** The beginning of a Windows path, in which `\N` and `\h` begin names. */
const PATH = /^\W?(?:[a-z]:\\|\\\\)/i;

/** Control characters except tab and newline. PostgreSQL cannot store U+0000, and the others are not readable text. */
// oxlint-disable-next-line no-control-regex -- these are what it is for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** What one speaker says in a cue. */
interface Passage {
  /** Null if no speaker is marked. */
  speaker: string | null;
  /** Plain text without empty lines. It is not empty. */
  text: string;
  /** Whether it begins in a line of its own. */
  isNewLine: boolean;
}

/** The content of a cue, and what in it had to be replaced. */
export interface CueText {
  passages: Passage[];
  hasReferences: boolean;
  hasCodes: boolean;
  hasReadings: boolean;
}

/**
 * Reads the text of a cue. The readings of ruby text are left out, because they repeat words.
 *
 * @param isWebVtt whether a browser would show the cue. Otherwise, references need their semicolon, and the codes of
 * SubStation Alpha are replaced.
 */
export function readCueText(markup: string, isWebVtt: boolean): CueText {
  const read = { hasReferences: false, hasCodes: false, hasReadings: false };
  const toText = (part: string): string => {
    const unbroken = isWebVtt ? part : withoutCodes(part);
    read.hasCodes ||= unbroken !== part;
    return unbroken
      .replace(REFERENCE, (reference) => {
        const decoded = isWebVtt ? decodeHTML(reference) : decodeHTMLStrict(reference);
        read.hasReferences ||= decoded !== reference && !USUAL_REFERENCE.test(reference);
        return decoded;
      })
      .replace(CONTROLS, '');
  };
  const marked: { speaker: string | null; markup: string }[] = [{ speaker: null, markup: '' }];
  let [isInRuby, isInReading, at] = [false, false, 0];
  const take = (until: number) => {
    const last = marked.at(-1);
    if (last && !isInReading) last.markup += markup.slice(at, until);
  };
  for (const match of markup.matchAll(MARKUP)) {
    take(match.index);
    at = match.index + match[0].length;
    const { tag = '', end = '', annotation = '' } = match.groups ?? {};
    const isStart = end === '';
    const name = tag.toLowerCase();
    if (name === 'v') {
      marked.push({ speaker: isStart ? toText(annotation).trim() || null : null, markup: '' });
    } else if (name === 'ruby') {
      isInRuby = isStart;
      isInReading = false;
    } else if (name === 'rt' || name === 'rp') {
      isInReading = isStart && isInRuby;
      read.hasReadings ||= isInReading;
    }
  }
  take(markup.length);
  let isNewLine = true;
  const passages = marked.flatMap(({ speaker, markup: part }): Passage[] => {
    const raw = toText(part);
    const text = trimmed(raw);
    isNewLine ||= raw.slice(0, raw.length - raw.trimStart().length).includes('\n');
    if (text === '') return [];
    const passage = { speaker, text, isNewLine };
    isNewLine = raw.slice(raw.trimEnd().length).includes('\n');
    return [passage];
  });
  return { passages, ...read };
}

/** Returns a text without markup, surrounding spaces and empty lines. */
export function plainText(markup: string): string {
  return readCueText(markup, false)
    .passages.map(({ text, isNewLine }, index) => (index === 0 ? text : `${isNewLine ? '\n' : ' '}${text}`))
    .join('');
}

const trimmed = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

const withoutCodes = (text: string): string =>
  text
    .split(/(\s)/)
    .map((word) => (PATH.test(word) ? word : word.replace(CODE, (code) => (code === '\\N' ? '\n' : ' '))))
    .join('');

/** Escapes a text for WebVTT. */
export function escapedText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
