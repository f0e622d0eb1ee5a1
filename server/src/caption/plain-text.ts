// What is between a beginning and its end never holds another beginning: where the end is missing, each character is looked
// at once, and not once for each beginning before it.

/** Tags of WebVTT and those that SRT files borrow of HTML. Others, like `<div>` in a lecture on HTML, are what is said. */
const MARKUP = /<\/?(?:v|c|i|b|u|s|ruby|rt|lang|font)(?:[.\s][^<>]*)?>|<(?:\d+:)?\d+:\d+\.\d+>/gi;

/** Placements like `{\an8}`, which players of SRT files take over from SubStation Alpha. */
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

/** Control characters but tab; PostgreSQL holds no U+0000, and the others are nothing that can be read. */
// oxlint-disable-next-line no-control-regex -- these are what it is for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Who speaks according to a cue's first `<v Name>`; null when it does not say so. */
export function speakerOf(markup: string): string | null {
  const name = VOICE.exec(markup)?.[1];
  return name === undefined ? null : withoutMarkup(name).trim() || null;
}

/** What is read of a cue: its lines without markup and blanks around them, without those that are empty then. */
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

/** A text as it stands in WebVTT. */
export function escapedText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
