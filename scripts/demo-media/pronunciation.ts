/** Words that the speech synthesiser mispronounces, with replacements. Captions keep the written form. */
const respellings: [written: RegExp, spoken: string][] = [
  [/\bf\/([\d.]+)/g, 'f $1'],
  [/\bISO\b/g, 'eye so'],
  // Otherwise pronounced like the nouns and adjectives of the same spelling.
  [/\buse\b/gi, 'yooze'],
  [/\blive\b/g, 'liv'],
  [/\bclose your\b/g, 'kloze your'],
];

/** Returns the text for the synthesiser. */
export function respell(text: string): string {
  return respellings.reduce((result, [written, spoken]) => result.replace(written, spoken), text);
}
