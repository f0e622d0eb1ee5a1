import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  loading: { save: 'Kapitel werden gespeichert' },
  success: { save: 'Kapitel gespeichert', remove: 'Kapitel gelöscht' },
  failure: { save: 'Die Kapitel konnten nicht gespeichert werden' },
  hint: 'Kapitel stehen in der Beschreibung: je eine Zeile, die mit ihrer Zeit beginnt, wie 1:30 Indizes. Das erste beginnt bei 0:00.',
  none: 'Noch keine Kapitel. Spielen Sie das Video ab, halten Sie an, wo ein Teil beginnt, und fügen Sie ihn hinzu.',
  validation: {
    time: 'Geben Sie eine Zeit wie 1:30 ein',
    tooLate: 'Da ist das Video schon zu Ende',
    sameTime: 'Zu dieser Zeit beginnt schon ein anderes Kapitel',
    title: 'Geben Sie dem Kapitel einen Titel',
    first: 'Das erste Kapitel beginnt bei 0:00',
    two: 'Eine Liste von Kapiteln hat mindestens zwei',
  },
  heading: 'Kapitel',
  ofLecture: 'Von <lecture>{title}</lecture>',
  captions: 'Untertitel',
  editLecture: 'Lektion bearbeiten',
  save: 'Kapitel speichern',
  add: 'Hier ein Kapitel einfügen',
  start: 'Anfang von Kapitel {number}',
  title: 'Titel von Kapitel {number}',
  play: 'Abspielen',
  playNamed: 'Kapitel {number} abspielen',
  delete: 'Löschen',
  deleteNamed: 'Kapitel {number} löschen',
};
