import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  description: {
    home: 'Videokurse von Menschen, die selbst tun, was sie lehren. Ein Jahresabonnement öffnet alle, auch die neuen.',
    courses:
      'Alle Videokurse der Schule nach Titel, Thema oder Lehrenden. Ein Jahresabonnement öffnet sie alle.',
    about: 'Wer hier lehrt und warum: die Menschen hinter den Videokursen.',
    contact: 'Schreiben Sie den Menschen, die die Schule betreiben.',
    certificate: 'Prüfen Sie, ob ein Zertifikat über einen abgeschlossenen Kurs echt ist.',
  },
  newCourses: 'Neue Kurse',
  newCoursesOf: '{school}: neue Kurse',
  needsScripts: 'Für die Kurse braucht diese Seite JavaScript.',
};
