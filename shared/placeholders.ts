/** What a school still has to write: `[[name of the company]]` in a text in Markdown, on one line. */
const PLACEHOLDER = /\[\[[^[\]\n]+\]\]/g;

/** Returns the number of placeholders in a text. */
export const placeholdersIn = (text: string): number => text.match(PLACEHOLDER)?.length ?? 0;
