import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Papierkorb',
  intro:
    'Was Sie löschen, bleibt {days, plural, one {# Tag} other {# Tage}} lang hier. So lange können Sie es wiederherstellen, mit allen Lektionen und Videos.',
  empty: 'Der Papierkorb ist leer',
  emptyHint:
    'Gelöschte Kurse und Lektionen bleiben {days, plural, one {# Tag} other {# Tage}} lang hier und lassen sich wiederherstellen.',
  toDashboard: 'Zum Dashboard',
  emptyTrash: 'Papierkorb leeren',
  courses: {
    heading: 'Kurse',
    caption: 'Kurse im Papierkorb',
    none: 'Keine Kurse im Papierkorb.',
    consequence:
      'Damit gehen auch die Lektionen und Videos verloren und was davon angesehen wurde. Niemand kann sie zurückholen.',
  },
  lectures: {
    heading: 'Lektionen',
    caption: 'Lektionen im Papierkorb',
    none: 'Keine Lektionen im Papierkorb.',
    consequence: 'Damit gehen auch das Video und die Untertitel verloren. Niemand kann sie zurückholen.',
  },
  column: {
    title: 'Titel',
    lectures: 'Lektionen',
    course: 'Kurs',
    vanishes: 'Endgültig weg',
    actions: 'Aktionen',
  },
  numberOfLectures: '{count, plural, one {# Lektion} other {# Lektionen}}',
  daysLeft: '{count, plural, one {noch # Tag} other {noch # Tage}}',
  lastDay: 'Weniger als ein Tag',
  restore: 'Wiederherstellen',
  restoreNamed: '{title} wiederherstellen',
  deleteForever: 'Endgültig löschen',
  deleteNamed: '{title} endgültig löschen',
  failure: {
    loadTrash: 'Der Papierkorb konnte nicht geladen werden',
    deleteForever: 'Das endgültige Löschen ist fehlgeschlagen',
    emptyTrash: 'Der Papierkorb konnte nicht geleert werden',
  },
  loading: {
    deleteForever: 'Wird endgültig gelöscht',
    emptyTrash: 'Papierkorb wird geleert',
  },
  success: {
    deleteForever: 'Endgültig gelöscht',
    emptyTrash: 'Der Papierkorb ist leer',
  },
  question: {
    deleteForever: '„{title}“ endgültig löschen?',
    emptyTrash: 'Alles im Papierkorb endgültig löschen?',
  },
};
