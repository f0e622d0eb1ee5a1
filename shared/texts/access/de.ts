import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  access: {
    subscriptionRequired: 'Um die Lektionen zu sehen, brauchen Sie ein aktives Abo',
  },
};
