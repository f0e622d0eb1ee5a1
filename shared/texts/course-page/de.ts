import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  name: 'Kurs',
  taughtBy: 'Unterrichtet von <instructor>{instructor}</instructor>',
  lectures: 'Lektionen',
  noLectures: 'Dieser Kurs hat noch keine Lektionen.',
  freePreview: 'Kostenlose Vorschau',
  locked: 'Gesperrt',
  offer: {
    continueWith: 'Weiter: <lecture>{lecture}</lecture>',
    watch: 'Lektionen ansehen',
    everyCourse: 'Ein Abo öffnet alle Kurse, auch die neuen.',
    soon: 'Die Lektionen dieses Kurses sind in Vorbereitung. Ein Abo öffnet sie, sobald sie erscheinen, und dazu alle anderen Kurse.',
    subscribe: 'Abonnieren',
  },
  controls: {
    edit: 'Kurs bearbeiten',
    addLecture: 'Lektion hinzufügen',
    delete: 'Kurs löschen',
    deleteNamed: 'Kurs löschen: {title}',
    deletion:
      '„\u2068{title}\u2069“ und alle Lektionen darin verschwinden für alle. {days, plural, one {Einen Tag} other {# Tage}} lang können Sie sie aus dem Papierkorb wiederherstellen.',
  },
};
