/** What a school still has to write: `[[name of the company]]` in a text in Markdown, on one line. `[[1]](address)` is a link. */
export const PLACEHOLDER = /\[\[[^[\]\n]+\]\](?!\()/;

const ALL = new RegExp(PLACEHOLDER, 'g');

/** Returns the number of placeholders in a text. */
export const placeholdersIn = (text: string): number => text.match(ALL)?.length ?? 0;
