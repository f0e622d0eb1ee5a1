import { wholeWords } from './cut.ts';

/** Only accents of Latin letters are removed: marks of other scripts are part of their spelling. */
const LATIN_ACCENTS = /(\p{Script=Latin})\p{M}+/gu;

/** Characters that only change how the previous one is drawn, as with emoji. */
const DRAWN_HOW = /[\p{Variation_Selector}\p{Me}]+/gu;

/** A run of letters and digits with their marks. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/**
 * The readable part of a URL, in the script of the title: `Café & Code!` becomes `cafe-code`, `日本語 入門` becomes `日本語-入門`.
 * It has at most `length` UTF-16 units, and ends with a whole word. Empty for a title without any letter or digit.
 */
export function slugOf(title: string, length: number): string {
  const letters = title.normalize('NFKD').replace(LATIN_ACCENTS, '$1').replace(DRAWN_HOW, '');
  const words = letters.normalize('NFC').toLowerCase().match(WORD) ?? [];
  return wholeWords(words.join('-'), length).replace(/-$/, '');
}
