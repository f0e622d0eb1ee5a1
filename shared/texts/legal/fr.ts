import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  titles: {
    IMPRINT: 'Mentions légales',
    PRIVACY: 'Politique de confidentialité',
    TERMS: 'Conditions d’utilisation',
  },
  asOf: 'Version du {date}',
  conflict: {
    termsChanged: 'Les conditions ont changé entre-temps. Veuillez les relire',
  },
};
