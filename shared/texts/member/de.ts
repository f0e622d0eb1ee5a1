import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Mitglieder',
  caption: 'Mitglieder, neueste zuerst',
  column: {
    name: 'Name',
    role: 'Rolle',
    subscription: 'Abo',
    joined: 'Dabei seit',
  },
  filter: {
    search: 'Name oder E-Mail-Adresse',
    everyRole: 'Alle Rollen',
    anySubscription: 'Mit und ohne',
    active: 'Aktiv',
    notActive: 'Nicht aktiv',
  },
  nobodyFound: {
    title: 'Niemand gefunden',
    description:
      'Niemand hat einen solchen Namen oder eine solche E-Mail-Adresse, Rolle und ein solches Abo.',
    showAll: 'Alle Mitglieder anzeigen',
  },
  role: {
    ADMIN: 'Admin',
    USER: 'Mitglied',
  },
  member: 'Mitglied',
  section: {
    role: 'Rolle: {role}',
    email: 'E-Mail',
    subscription: 'Abo',
    secondFactor: 'Anmeldung in zwei Schritten',
    sessions: 'Sitzungen',
    access: 'Warum der Zugang offen oder gesperrt ist',
    learning: 'Lernen',
    payments: 'Zahlungen',
    audit: 'Was Admins getan haben',
  },
  verified: 'Bestätigt',
  notVerified: 'Nicht bestätigt',
  seen: {
    lately: 'Registriert am {joined}, zuletzt gesehen am {seen}',
    never: 'Registriert am {joined}, seitdem nicht gesehen',
  },
  audit: {
    caption: 'Was Admins bei {name} getan haben',
    empty: 'Kein Admin hat an diesem Mitglied etwas geändert.',
  },
  changeRole: {
    admin: 'Ein Admin leitet die Schule: Kurse, Mitglieder und Nachrichten, und sieht alle Lektionen.',
    user: 'Ein Mitglied sieht Lektionen mit einem aktiven Abo.',
    makeAdmin: 'Zum Admin machen',
    makeUser: 'Zum Mitglied machen',
    giveUp: {
      title: 'Die Rolle als Admin aufgeben?',
      description:
        'Sie verlassen die Verwaltung sofort, und nur ein anderer Admin kann Sie wieder hineinlassen.',
      confirm: 'Aufgeben',
    },
  },
  makeAdmin: {
    title: '<name>{name}</name> zum Admin machen?',
    description:
      'Admins sehen alle Personen und Zahlungen, ändern jeden Kurs und können Ihre eigene Rolle in der Leitung der Schule beenden. Alle Admins erfahren es per Mail.',
    name: 'Vollständiger Name der Person',
    password: 'Ihr Passwort',
    confirm: 'Zum Admin machen',
  },
  endSessions: {
    intro:
      'Meldet das Mitglied auf allen Geräten ab und beendet seine API-Tokens. Wer das Passwort kennt, kann sich wieder anmelden: Lassen Sie das Mitglied per E-Mail ein neues Passwort setzen.',
    logOut: 'Überall abmelden',
    title: '{name} überall abmelden?',
    description:
      'Alle Sitzungen und API-Tokens enden jetzt. Das Mitglied erfährt es per E-Mail, und das Protokoll erhält einen Eintrag.',
  },
  changeEmail: {
    intro:
      'Für jemanden, der an der bisherigen Adresse keine Mails liest. Es wird dorthin mitgeteilt, und die neue Adresse muss bestätigt werden.',
    email: 'Neue E-Mail-Adresse',
    submit: 'E-Mail-Adresse ändern',
  },
  grantAccess: {
    until: 'Zugang gewähren bis',
    help: 'Bis zum Ende dieses Tages. Berechnet wird nichts.',
    helpReplacing: 'Bis zum Ende dieses Tages. Das ersetzt den laufenden gewährten Zugang.',
    submit: 'Zugang gewähren',
  },
  endAccess: {
    button: 'Zugang beenden',
    title: 'Den Zugang von <name>{name}</name> beenden?',
    consequence: {
      granted: 'Die Lektionen werden sofort gesperrt. Bezahlt wurde nichts, also wird nichts erstattet.',
      unpaid: 'Das Abo endet sofort, und es wird nicht noch einmal abgebucht.',
      paid: 'Die Lektionen werden sofort gesperrt, und das Abo wird nicht verlängert.',
    },
    lastPayment: 'Die letzte Zahlung',
    refund: '{amount} erstatten',
    refundDetail: 'Auf die Karte, mit der bezahlt wurde',
    keep: 'Zahlung behalten',
    keepDetail: 'Erstattet wird nichts',
  },
  payments: {
    caption: 'Zahlungen, neueste zuerst',
    none: 'Noch keine Zahlungen.',
  },
  learning: {
    caption: 'Lektionen, zuletzt angesehene zuerst',
    nothing: 'Noch nichts angesehen.',
    column: {
      lecture: 'Lektion',
      course: 'Kurs',
      place: 'Angesehen bis',
      done: 'Lektionen erledigt',
      when: 'Wann',
    },
    isDone: 'Erledigt',
    place: '{position} von {duration}',
    doneOf: '{done, number} von {total, number}',
    certificates: 'Zertifikate',
    noCertificates: 'Noch keine Zertifikate.',
    certificate: '<link>Zertifikat für <course>{course}</course></link>, abgeschlossen am {date}',
  },
  failure: {
    updateMember: 'Das Mitglied konnte nicht geändert werden',
    loadMembers: 'Die Mitglieder konnten nicht geladen werden',
    loadMember: 'Das Mitglied konnte nicht geladen werden',
  },
  loading: {
    updateMember: 'Änderung wird gespeichert',
  },
  success: {
    changeRole: 'Rolle geändert',
    changeEmail: 'E-Mail-Adresse geändert. Eine Mail bittet darum, sie zu bestätigen',
    endSessions: 'Das Mitglied ist überall abgemeldet',
  },
  validation: {
    nameDiffers: 'Das ist nicht der Name der Person. Bitte geben Sie ihn so ein, wie er oben steht',
  },
  conflict: {
    lastAdmin: 'Mindestens ein Admin muss bleiben',
  },
  notFound: {
    user: 'Diese Person gibt es nicht',
  },
};
