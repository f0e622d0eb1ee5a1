import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: 'اللغة',
  intro: 'اللغة التي تخاطبك بها المدرسة، هنا وفي رسائلها الإلكترونية.',
  validation: {
    unknown: 'هذه اللغة غير متوفرة',
  },
};
