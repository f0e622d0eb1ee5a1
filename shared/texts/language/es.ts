import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: 'Idioma',
  intro: 'El que usa la escuela contigo, aquí y en sus correos.',
  validation: {
    unknown: 'La escuela no habla este idioma',
  },
};
