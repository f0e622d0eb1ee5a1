import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  invalid: '{count, plural, one {Hay un dato por revisar} other {Hay # datos por revisar}}',
  search: 'Buscar',
  password: {
    show: 'Mostrar la contraseña',
    hide: 'Ocultar la contraseña',
  },
};
