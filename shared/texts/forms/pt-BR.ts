import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  invalid: '{count, plural, one {Confira # item do formulário} other {Confira # itens do formulário}}',
  search: 'Busca',
  password: {
    show: 'Mostrar senha',
    hide: 'Ocultar senha',
  },
};
