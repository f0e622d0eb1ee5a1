import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    contact: 'Das Formular konnte nicht abgeschickt werden',
  },
  loading: {
    contact: 'Ihre Nachricht wird gesendet',
  },
  success: {
    contact: 'Das Formular ist abgeschickt',
  },
  validation: {
    contactFieldsMandatory: 'Bitte füllen Sie alle Felder aus',
    contactEmail: 'Ungültige E-Mail-Adresse',
  },
};
