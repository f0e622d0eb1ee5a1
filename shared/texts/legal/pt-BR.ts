import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  titles: {
    IMPRINT: 'Aviso legal',
    PRIVACY: 'Política de privacidade',
    TERMS: 'Termos de uso',
  },
  asOf: 'Versão de {date}',
  conflict: {
    termsChanged: 'Os termos de uso mudaram nesse meio-tempo. Leia-os novamente',
  },
};
