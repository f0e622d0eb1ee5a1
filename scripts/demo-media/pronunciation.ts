/** What the speech synthesiser misreads, and what it is given instead. Captions keep the written form. */
const respellings: [written: RegExp, spoken: string][] = [
  [/\bf\/([\d.]+)/g, 'f $1'],
  [/\bISO\b/g, 'eye so'],
  // Read as the nouns and adjectives of the same spelling otherwise.
  [/\buse\b/gi, 'yooze'],
  [/\blive\b/g, 'liv'],
  [/\bclose your\b/g, 'kloze your'],
];

/** The text as it must be given to the synthesiser. */
export function respell(text: string): string {
  return respellings.reduce((result, [written, spoken]) => result.replace(written, spoken), text);
}
