import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  lectures: 'Lektionen',
  transcript: 'Transkript',
  side: 'Neben dem Video',
  locked: 'Gesperrt',
  notReady: 'Dieses Video ist noch nicht bereit.',
  noLectures: 'Dieser Kurs hat noch keine Lektionen.',
  markDone: 'Als erledigt markieren',
  done: 'Erledigt',
  subscribe: 'Abonnieren',
  login: 'Anmelden',
  price: '{price} für {term}',
  courseCompleted: 'Kurs abgeschlossen',
  lastLecture: 'Das war die letzte Lektion des Kurses.',
  toCertificate: 'Zu Ihrem Zertifikat',
  toCourse: 'Zurück zum Kurs',
};
