import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadCourses: 'Der Kurs konnte nicht geladen werden',
    createCourse: 'Der Kurs konnte nicht angelegt werden',
    deleteCourse: 'Der Kurs konnte nicht gelöscht werden',
    updateCourse: 'Der Kurs konnte nicht gespeichert werden',
    restore: 'Die Wiederherstellung ist fehlgeschlagen',
  },
  loading: {
    loadCourses: 'Kursdaten werden geladen …',
    createCourse: 'Kurs wird angelegt',
    deleteCourse: 'Kurs wird gelöscht …',
    updateCourse: 'Kurs wird gespeichert',
    restore: 'Wird wiederhergestellt',
  },
  success: {
    loadCourses: 'Kurse geladen',
    createCourse: 'Kurs angelegt',
    deleteCourse: 'Kurs gelöscht',
    updateCourse: 'Kurs gespeichert',
    saveDraft: 'Entwurf gespeichert',
    publishCourse: 'Kurs veröffentlicht',
    unpublishCourse: 'Der Kurs ist wieder ein Entwurf',
    restore: 'Wiederhergestellt',
  },
  validation: {
    courseFieldsMandatory: 'Alle Felder müssen ausgefüllt sein',
    draftTitle: 'Ein Entwurf braucht einen Titel',
    thumbnailFormat: 'Dieses Format geht nicht. Erlaubt sind Bilder als JPG, JPEG und PNG.',
  },
  question: {
    deleteCourse: 'Soll der Kurs wirklich gelöscht werden? ',
  },
  conflict: {
    courseChanged:
      'Jemand anderes hat diesen Kurs inzwischen geändert. Von Ihnen wurde noch nichts gespeichert',
  },
  card: {
    draft: 'Entwurf',
    progress: 'Ihr Fortschritt',
    done: '{done, number} von {total, plural, one {# Lektion} other {# Lektionen}} abgeschlossen',
  },
  notFound: {
    course: 'Diesen Kurs gibt es nicht',
  },
};
