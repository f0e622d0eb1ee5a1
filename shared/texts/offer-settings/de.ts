import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  validation: {
    price: 'Ein Preis ist ein Betrag über null, mit so vielen Nachkommastellen, wie seine Währung hat',
    currency: 'Eine Währung wird aus der Liste gewählt',
    days: 'Das ist eine ganze Zahl von Tagen, {min} bis {max}',
  },
};
