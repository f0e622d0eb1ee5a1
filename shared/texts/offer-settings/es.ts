import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  validation: {
    price: 'El precio debe ser mayor que cero y tener tantos decimales como admita su moneda',
    currency: 'Elige una moneda de la lista',
    days: 'Escribe un número entero de días, de {min} a {max}',
  },
};
