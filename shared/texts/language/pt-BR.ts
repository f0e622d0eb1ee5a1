import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: 'Idioma',
  intro: 'O idioma em que a escola fala com você, aqui e nos e-mails.',
  validation: {
    unknown: 'A escola não está disponível neste idioma',
  },
};
