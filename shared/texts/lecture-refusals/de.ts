import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  validation: {
    publishAtOver: 'Bitte wählen Sie einen Zeitpunkt in der Zukunft',
  },
  conflict: {
    notFailed: 'Dieses Video ist nicht fehlgeschlagen',
    lectureChanged:
      'Jemand anderes hat diese Lektion inzwischen geändert. Von Ihnen wurde noch nichts gespeichert',
    lecturesChanged:
      'Die Lektionen dieses Kurses haben sich inzwischen geändert. Bitte sehen Sie sie noch einmal an',
  },
};
