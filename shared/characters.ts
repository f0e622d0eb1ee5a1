/** Counts characters as people do, so that an emoji is one and not two. */
export const characters = (text: string) => Array.from(text).length;

/** Keeps the direction of a name from the sentence around it (U+2068 to U+2069), where there is no markup for it. */
export const isolated = (name: string) => `\u2068${name}\u2069`;
