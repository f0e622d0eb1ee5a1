import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Protokoll',
  caption: 'Was Admins getan haben, Neuestes zuerst',
  column: {
    what: 'Was',
    subject: 'Woran',
    details: 'Einzelheiten',
    who: 'Wer',
    when: 'Wann',
  },
  oneSubject: {
    text: 'Gezeigt wird nur, was mit einer Sache geschehen ist.',
    listAll: 'Alles zeigen',
  },
  deletedAccount: 'Ein gelöschtes Konto',
  filter: {
    search: 'Titel, Name oder Einzelheiten',
    everyAction: 'Alles',
    everyAdmin: 'Alle Admins',
  },
  download: 'Diese Einträge als CSV herunterladen',
  nothingFound: {
    title: 'Kein solcher Eintrag',
    description: 'In diesen Tagen hat kein Admin so etwas getan.',
    showAll: 'Alle Einträge anzeigen',
  },
  nothingDone: {
    title: 'Noch wurde nichts getan',
    description: 'Was Admins an Kursen, Lektionen, Mitgliedern oder Nachrichten ändern, steht dann hier.',
  },
  action: {
    ACCESS_ENDED: 'Zugang beendet',
    ACCESS_GRANTED: 'Zugang gewährt',
    COURSE_CREATED: 'Kurs angelegt',
    COURSE_DELETED: 'Kurs gelöscht',
    COURSE_DELETED_FOREVER: 'Kurs endgültig gelöscht',
    COURSE_EDITED: 'Kurs bearbeitet',
    COURSE_PUBLISHED: 'Kurs veröffentlicht',
    COURSE_RESTORED: 'Kurs wiederhergestellt',
    COURSE_UNPUBLISHED: 'Veröffentlichung eines Kurses zurückgenommen',
    EMAIL_CHANGED: 'E-Mail-Adresse geändert',
    LECTURES_REORDERED: 'Lektionen umgeordnet',
    LECTURE_ADDED: 'Lektion hinzugefügt',
    LECTURE_DELETED: 'Lektion gelöscht',
    LECTURE_DELETED_FOREVER: 'Lektion endgültig gelöscht',
    LECTURE_EDITED: 'Lektion bearbeitet',
    LECTURE_PUBLISHED: 'Lektion veröffentlicht',
    LECTURE_RESTORED: 'Lektion wiederhergestellt',
    LECTURE_SCHEDULED: 'Veröffentlichung einer Lektion geplant',
    LECTURE_UNPUBLISHED: 'Veröffentlichung einer Lektion zurückgenommen',
    MESSAGE_ANSWERED: 'Nachricht beantwortet',
    MESSAGE_HANDLED: 'Nachricht als erledigt markiert',
    MESSAGE_REOPENED: 'Nachricht wieder geöffnet',
    PAYMENTS_RECONCILED: 'Zahlungen mit Stripe abgeglichen',
    PAYMENT_REFUNDED: 'Zahlung erstattet',
    REFUND_RETRIED: 'Erstattung erneut versucht',
    ROLE_CHANGED: 'Rolle geändert',
    SCHOOL_CHANGED: 'Einstellungen der Schule geändert',
    SECOND_FACTOR_REMOVED: 'Zweiten Faktor entfernt',
  },
  failure: {
    loadAuditLog: 'Das Protokoll konnte nicht geladen werden',
    exportAuditLog: 'Das Protokoll konnte nicht exportiert werden',
  },
  loading: {
    exportAuditLog: 'Einträge werden gesammelt',
  },
  success: {
    exportAuditLog: 'Protokoll exportiert',
  },
};
