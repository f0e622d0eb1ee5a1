import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadMemberAccess: 'Der Verlauf des Zugangs konnte nicht geladen werden',
  },
  success: {
    grantAccess: 'Zugang gewährt',
    endAccess: 'Zugang beendet',
  },
  validation: {
    timeOver: 'Wählen Sie einen Zeitpunkt, der noch kommt',
    grantTooLong: 'Zugang kann für höchstens {years, plural, one {# Jahr} other {# Jahre}} gewährt werden',
  },
  conflict: {
    noAccess: 'Diese Person hat keinen Zugang, der enden könnte',
  },
  nothingYet: 'Noch nichts. Hier stehen Bezahlvorgänge, Zahlungen, Erstattungen und gewährter Zugang.',
};
