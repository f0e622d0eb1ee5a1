import { timedLine } from '#shared/chapters.ts';

const TIME = /^\d{1,6}(?::\d+){0,2}$/;

/** Parses a time, such as `1:23`, `1:02:03` or `83`, as seconds; null when it is invalid. */
export function secondOfTime(time: string): number | null {
  const trimmed = time.trim();
  if (!TIME.test(trimmed)) return null;
  return trimmed.includes(':') ? (timedLine(`${trimmed} -`)?.second ?? null) : Number(trimmed);
}

/** Escapes the characters of a plain text that mean something in Markdown. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]$~]/g, '\\$&');

/** A link in Markdown. Brackets in its text, which is Markdown too, are escaped. */
export const markdownLink = (text: string, address: string): string =>
  `[${text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\\.|[[\]]|\\$/g, escapeBracket)}](${address})`;

/** Leaves what is escaped already. A backslash at the end would escape the end of the link. */
const escapeBracket = (found: string): string => (found.length === 1 ? `\\${found}` : found);
