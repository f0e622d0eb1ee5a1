import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  validation: {
    price: 'O preço deve ser um valor acima de zero, com as casas decimais que a moeda tiver',
    currency: 'Escolha uma moeda da lista',
    days: 'Informe um número inteiro de dias, de {min} a {max}',
  },
};
