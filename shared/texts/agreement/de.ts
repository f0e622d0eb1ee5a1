import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  signUp: {
    both: 'Mit der Registrierung stimmen Sie den <terms>Nutzungsbedingungen</terms> vom {date} zu und bestätigen, dass Sie die <privacy>Datenschutzerklärung</privacy> gelesen haben.',
    terms: 'Mit der Registrierung stimmen Sie den <terms>Nutzungsbedingungen</terms> vom {date} zu.',
    privacy:
      'Mit der Registrierung bestätigen Sie, dass Sie die <privacy>Datenschutzerklärung</privacy> gelesen haben.',
  },
  buy: {
    both: 'Mit dem Kauf stimmen Sie den <terms>Nutzungsbedingungen</terms> vom {date} zu und bestätigen, dass Sie die <privacy>Datenschutzerklärung</privacy> gelesen haben.',
    terms: 'Mit dem Kauf stimmen Sie den <terms>Nutzungsbedingungen</terms> vom {date} zu.',
    privacy:
      'Mit dem Kauf bestätigen Sie, dass Sie die <privacy>Datenschutzerklärung</privacy> gelesen haben.',
  },
};
