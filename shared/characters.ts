/** Counts characters as people do, so that an emoji is one and not two. */
export const characters = (text: string) => Array.from(text).length;
