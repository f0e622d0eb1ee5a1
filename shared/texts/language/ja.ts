import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: '言語',
  intro: 'このサイトの画面と、スクールから届くメールに使う言語です。',
  validation: {
    unknown: 'この言語には対応していません',
  },
};
