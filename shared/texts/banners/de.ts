import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  renewal: {
    label: 'Ihre Verlängerung',
    locked: 'Ihre Verlängerung konnte nicht bezahlt werden. Die Lektionen sind deshalb gesperrt.',
    openUntil:
      'Ihre Verlängerung konnte nicht bezahlt werden. Die Lektionen bleiben bis zum {date} zugänglich.',
    hide: 'Bis zum nächsten Besuch ausblenden',
  },
  secondFactor: {
    label: 'Was Admins brauchen',
    text: 'Diese Schule verlangt von ihren Admins die Anmeldung in zwei Schritten. Bis Sie sie einrichten, haben Sie die Rechte eines Mitglieds.',
    setUp: 'Jetzt einrichten',
  },
};
