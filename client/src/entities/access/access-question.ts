/** What the screen about somebody's own access is called, and the links to it. */
export const accessQuestion = (mayWatch: boolean): string =>
  mayWatch ? 'Why can I watch?' : 'Why can’t I watch?';
