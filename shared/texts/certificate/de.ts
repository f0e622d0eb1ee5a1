import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    issueCertificate: 'Das Zertifikat konnte nicht ausgestellt werden',
    loadCertificate: 'Das Zertifikat konnte nicht geladen werden',
  },
  loading: {
    issueCertificate: 'Ihr Zertifikat wird ausgestellt',
  },
  success: {
    issueCertificate: 'Ihr Zertifikat ist fertig',
  },
  validation: {
    certificateCode: 'Bitte geben Sie den Code ein, der auf dem Zertifikat steht',
  },
  conflict: {
    courseNotCompleted: 'Das Zertifikat gibt es, wenn alle Lektionen erledigt sind',
  },
  notFound: {
    certificate: 'Es gibt kein Zertifikat mit diesem Code',
  },
  sheet: {
    kind: 'Abschlusszertifikat',
    completed: 'hat alle Lektionen abgeschlossen von',
    on: 'am {date}',
    taughtBy: 'Unterrichtet von {instructor}',
    number: 'Zertifikat {code}',
    minutes: '{minutes, plural, one {# Minute} other {# Minuten}} Video',
    hours: '{hours, plural, one {# Stunde} other {# Stunden}} Video',
    hoursAndMinutes:
      '{hours, plural, one {# Stunde} other {# Stunden}} {minutes, plural, one {# Minute} other {# Minuten}} Video',
  },
  pdf: 'Zertifikat (PDF)',
  page: {
    code: 'Code des Zertifikats',
    otherCode: 'Code eines anderen Zertifikats',
    codeHelp: 'Er steht unten darauf. Groß- und Kleinschreibung, Leerzeichen und Striche sind egal.',
    verify: 'Prüfen',
    title: 'Zertifikat prüfen',
    genuine: 'Dieses Zertifikat ist echt',
    unknown:
      'Vergleichen Sie ihn Zeichen für Zeichen mit dem Zertifikat. Stimmt er überein, ist das Zertifikat nicht von uns, oder das Konto, zu dem es gehörte, wurde gelöscht.',
  },
  course: {
    completed: 'Kurs abgeschlossen',
    explanation: 'Sie haben alle Lektionen erledigt. Das Zertifikat bestätigt es, und alle können es prüfen.',
    get: 'Zertifikat holen',
    yours: 'Ihr Zertifikat',
    address: 'Wo alle es prüfen können',
    copyLink: 'Link kopieren',
    openPage: 'Seite öffnen',
  },
};
