/** Copies a text. V8 keeps a substring as a reference to the whole text, which then stays in memory with it. */
export const ownCopy = (text: string): string => Buffer.from(text).toString();
