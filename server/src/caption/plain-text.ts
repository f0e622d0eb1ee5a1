// In these patterns, the text between an opening and its end excludes further openings. So if the end is missing,
// each character is read only once, and not once for each opening before it.

/** WebVTT tags and the HTML tags that SRT files use. Other tags, such as `<div>` in a lecture on HTML, are part of the text. */
const MARKUP = /<\/?(?:v|c|i|b|u|s|ruby|rt|lang|font)(?:[.\s][^<>]*)?>|<(?:\d+:)?\d+:\d+\.\d+>/gi;

/** Positions such as `{\an8}`, which SRT players support from SubStation Alpha. */
const PLACEMENT = /\{\\[^{}]*\}/g;

const VOICE = /<v(?:\.[^\s<>]*)?\s+([^\s<>][^<>]*)>/i;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};

/** Control characters except tab and newline. PostgreSQL cannot store U+0000, and the others are not readable text. */
// oxlint-disable-next-line no-control-regex -- these are what it is for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Returns the speaker in a cue's first `<v Name>`, or null. */
export function speakerOf(markup: string): string | null {
  const name = VOICE.exec(markup)?.[1];
  return name === undefined ? null : withoutMarkup(name).trim() || null;
}

/** Returns the text of a cue without markup, surrounding spaces and empty lines. */
export function plainText(lines: readonly string[]): string {
  return lines
    .map((line) => withoutMarkup(line).trim())
    .filter((line) => line !== '')
    .join('\n');
}

function withoutMarkup(text: string): string {
  return text
    .replace(MARKUP, '')
    .replace(PLACEMENT, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(CONTROLS, '');
}

/** Escapes a text for WebVTT. */
export function escapedText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
