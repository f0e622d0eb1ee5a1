import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  labels: { name: 'Name', email: 'E-Mail', message: 'Nachricht' },
  send: 'Nachricht senden',
  sent: {
    title: 'Vielen Dank, Ihre Nachricht ist angekommen',
    description:
      'Ein Mensch liest sie und antwortet an {email}. Eine Bestätigung per E-Mail ist unterwegs; wenn sie nicht ankommt, prüfen Sie die Adresse auf Tippfehler.',
    courses: 'Kurse entdecken',
    another: 'Noch eine Nachricht senden',
  },
  answers: {
    title: 'Schnelle Antworten',
    login: 'Die Anmeldung klappt nicht?',
    newPassword: 'Wir schicken Ihnen einen Link, mit dem Sie <link>ein neues Passwort wählen</link>.',
    cancelling: 'Möchten Sie kündigen oder brauchen Sie einen Beleg?',
    profile:
      'Beides finden Sie in <link>Ihrem Profil</link>, auch was Sie zurückerhalten, bevor Sie sich entscheiden.',
    trying: 'Möchten Sie erst einen Kurs ausprobieren?',
    courses:
      '<link>Jeder Kurs</link> zeigt seinen Aufbau, und manche Lektionen sind kostenlos und ohne Konto zu sehen.',
    mail: 'Schreiben Sie lieber eine E-Mail?',
    address: 'Sie erreicht dieselben Menschen: <link>{address}</link>',
  },
};
