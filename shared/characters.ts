/** Counts code points, so that an emoji counts as one character. */
export const characters = (text: string) => Array.from(text).length;

/** Isolates the text direction of a name (U+2068 to U+2069), for places without markup. */
export const isolated = (name: string) => `\u2068${name}\u2069`;
