import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  access: {
    subscriptionRequired: 'Para assistir às aulas, é preciso ter uma assinatura ativa',
  },
};
