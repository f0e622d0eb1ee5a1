import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Zustand',
  heading: 'Worauf die Schule steht',
  looking:
    'Datenbank, Speicher, Mailserver, Stripe und diese Adresse werden geprüft. Das kann zehn Sekunden dauern.',
  lookAgain: 'Erneut prüfen',
  lookedAt: 'Geprüft am <time>{time}</time>',
  summary: {
    well: 'Alles funktioniert.',
    attentions:
      '{attentions, plural, one {Alles funktioniert; # Teil braucht Aufmerksamkeit.} other {Alles funktioniert; # Teile brauchen Aufmerksamkeit.}}',
    faults: '{faults, plural, one {# Teil funktioniert nicht.} other {# Teile funktionieren nicht.}}',
    both: '{faults, plural, one {# Teil funktioniert nicht} other {# Teile funktionieren nicht}}, und {attentions, plural, one {# braucht Aufmerksamkeit} other {# brauchen Aufmerksamkeit}}.',
  },
  state: {
    FAULT: 'Funktioniert nicht:',
    ATTENTION: 'Braucht Aufmerksamkeit:',
    WELL: 'Funktioniert:',
  },
  testMail: {
    title: 'Kommen Mails an?',
    intro: 'Schickt eine Mail an Ihre eigene Adresse. Ob sie ankommt, sehen nur Sie.',
    send: 'Mail an mich schicken',
  },
  failure: {
    loadHealth: 'Die Schule konnte nicht geprüft werden',
    sendTestMail: 'Die Mail konnte nicht gesendet werden',
  },
};
