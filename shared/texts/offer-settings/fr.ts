import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  validation: {
    price: 'Un prix est un montant supérieur à zéro, avec autant de décimales que sa devise en admet',
    currency: 'Choisissez une devise dans la liste',
    days: 'Indiquez un nombre entier de jours, de {min} à {max}',
  },
};
