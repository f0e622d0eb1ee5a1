import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    changeEmail: 'Die E-Mail-Adresse konnte nicht geändert werden',
    keepAvatar: 'Ihr Bild konnte nicht geladen werden. Bitte wählen Sie es noch einmal aus',
  },
  loading: {
    changeEmail: 'Die Mails werden gesendet',
    confirmEmail: 'Die neue E-Mail-Adresse wird bestätigt',
  },
  success: {
    changeEmail: 'Zwei Mails sind unterwegs',
    confirmEmail: 'Bestätigt',
  },
  session: {
    ended: 'Ihre Sitzung ist abgelaufen',
    logInAgain:
      'Melden Sie sich wieder an, dann geht es von selbst weiter. Was Sie eingegeben haben, ist noch da.',
  },
};
