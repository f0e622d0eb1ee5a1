import { randomBytes } from 'node:crypto';
import { wholeWords } from '#server/platform/common/cut.ts';

const MAX_LENGTH = 60;

/** Only accents of Latin letters are removed: marks of other scripts are part of their spelling. */
const LATIN_ACCENTS = /(\p{Script=Latin})\p{M}+/gu;

/** Characters that only change how the previous one is drawn, as with emoji. */
const DRAWN_HOW = /[\p{Variation_Selector}\p{Me}]+/gu;

/** A run of letters and digits with their marks. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/**
 * The readable part of a URL, in the script of the title: `Café & Code!` becomes `cafe-code`, `日本語 入門` becomes `日本語-入門`.
 * It ends with a whole word. A title without any letter or digit becomes `course`.
 */
export function slugify(title: string): string {
  const letters = title.normalize('NFKD').replace(LATIN_ACCENTS, '$1').replace(DRAWN_HOW, '');
  const words = letters.normalize('NFC').toLowerCase().match(WORD) ?? [];
  return wholeWords(words.join('-'), MAX_LENGTH).replace(/-$/, '') || 'course';
}

/** Makes a taken slug unique with a random suffix. */
export function distinctSlug(slug: string): string {
  return `${slug}-${randomBytes(3).toString('hex')}`;
}
