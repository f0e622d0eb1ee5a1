import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: 'Mein Lernen',
  shelves: {
    BEGUN: 'Begonnen',
    FINISHED: 'Abgeschlossen',
    SAVED: 'Gemerkt',
    certificates: 'Zertifikate',
  },
  failure: {
    loadCourses: 'Ihre Kurse konnten nicht geladen werden',
    saveCourse: 'Der Kurs konnte nicht gemerkt werden',
  },
  success: {
    saveCourse: 'Für später gemerkt. Sie finden ihn auf der Startseite unter „Mein Lernen“',
  },
  saveForLater: 'Für später merken',
  completedOn: 'Abgeschlossen am {date}',
  goOnWith: 'So geht es weiter',
  nextCourse: 'Nächster Kurs: {title}',
  none: {
    BEGUN: 'Hier stehen Kurse, die Sie begonnen haben.',
    FINISHED: 'Hier stehen Kurse, deren Lektionen Sie alle abgeschlossen haben.',
    SAVED: 'Hier stehen Kurse, die Sie sich auf ihrer Seite gemerkt haben.',
    certificates: 'Hier stehen die Zertifikate Ihrer abgeschlossenen Kurse.',
  },
};
