import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  titles: {
    IMPRINT: 'Aviso legal',
    PRIVACY: 'Política de privacidad',
    TERMS: 'Condiciones de uso',
  },
  asOf: 'Versión del {date}',
  conflict: {
    termsChanged: 'Las condiciones de uso cambiaron mientras tanto. Vuelve a leerlas, por favor',
  },
};
