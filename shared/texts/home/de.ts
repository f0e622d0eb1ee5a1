import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  hero: {
    exploreCourses: 'Kurse entdecken',
    contact: 'Kontakt',
  },
  continueWatching: {
    heading: 'Weiterschauen',
    resumeAt: 'Weiter ab {time}',
    start: 'Starten',
    watched: 'Angesehen',
  },
  newest: {
    heading: 'Neueste Kurse',
    all: 'Alle Kurse',
    none: 'Noch keine Kurse',
    soon: 'Die ersten sind in Vorbereitung. Schauen Sie bald wieder vorbei.',
  },
  included: {
    heading: 'Ein Abo, alles inklusive',
    everyCourse: 'Alle Kurse, die es heute gibt',
    newCourses: 'Jeder neue Kurs vom ersten Tag an',
    lectures: 'So viele Lektionen, wie Sie möchten, sooft Sie möchten',
    devices: 'Auf dem Computer und auf dem Smartphone',
    notSure:
      'Noch unsicher? Bei jedem Kurs sehen Sie den Inhalt, und einige Lektionen sind auch ohne Konto frei.',
    subscribe: 'Abonnieren',
    soon: {
      heading: 'Die ersten Kurse sind unterwegs',
      everyCourse: 'Jeder Kurs vom ersten Tag an',
      offer: 'Ein Abo öffnet all das. Sie finden es hier, sobald es etwas zu sehen gibt.',
      contact: 'Kontakt',
    },
  },
};
