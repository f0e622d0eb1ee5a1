import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Erste Schritte',
  intro: 'Was eine neue Schule braucht. Überspringen Sie, was Sie jetzt nicht brauchen: Es bleibt hier.',
  open: '{count, plural, one {# Schritt ist offen} other {# Schritte sind offen}}',
  skipped: 'Übersprungen: {steps}',
  goOn: 'Weiter',
  skip: 'Überspringen',
  takeUp: 'Wieder aufnehmen',
  state: { OPEN: 'Offen', DONE: 'Erledigt', DISMISSED: 'Übersprungen' },
  steps: {
    SCHOOL: {
      title: 'Name und Aussehen',
      intro: 'Name, Farbe und Logo stehen über jeder Seite, in Mails und auf Zertifikaten.',
      go: 'Schule benennen',
    },
    OFFER: {
      title: 'Angebot',
      intro: 'Was ein Jahr kostet, und wie viele Tage lang es das Geld zurückgibt.',
      go: 'Preis festlegen',
    },
    MAIL: {
      title: 'Mail',
      intro:
        'Wer sich anmeldet, ein Passwort vergisst oder bezahlt, bekommt eine Mail. Hiermit geht eine an Sie.',
      go: 'Mail an mich schicken',
    },
    STORAGE: {
      title: 'Speicher',
      intro: 'Dort liegen Videos und Bilder. Hiermit wird eine Datei geschrieben, gelesen und gelöscht.',
      go: 'Speicher ausprobieren',
    },
    STRIPE: {
      title: 'Zahlungen',
      intro:
        'Stripe nimmt die Zahlungen entgegen. Geprüft werden Schlüssel, Preis und Kundenportal, und ob ein Ereignis von Stripe hier ankommt.',
      go: 'Stripe fragen',
    },
    COURSE: {
      title: 'Erster Kurs',
      intro: 'Er ist ein Entwurf, den niemand sieht, bis Sie ihn veröffentlichen.',
      go: 'Kurs anlegen',
    },
    ABOUT: {
      title: 'Seite „Über uns“',
      intro: 'Bis Sie sie selbst schreiben, sagt sie, was das Produkt von jeder Schule sagt.',
      go: 'Seite schreiben',
    },
    MENTORS: {
      title: 'Mentoren',
      intro:
        'Die Seite „Über uns“ zeigt vier erfundene Personen. Zeigen Sie, wer an Ihrer Schule unterrichtet, oder niemanden.',
      go: 'Lehrende vorstellen',
    },
    LINKS: {
      title: 'Soziale Netzwerke',
      intro:
        'Die Symbole am Fuß jeder Seite führen auf die Startseiten der Netzwerke. Lassen Sie sie zu Ihrer Schule führen; leere fallen weg.',
      go: 'Links setzen',
    },
    LEGAL: {
      title: 'Rechtliches',
      intro:
        'Impressum, Datenschutzerklärung und Nutzungsbedingungen sind am Fuß jeder Seite verlinkt, sobald sie geschrieben sind.',
      go: 'Rechtliche Seiten schreiben',
    },
  },
  failure: {
    load: 'Die ersten Schritte konnten nicht geladen werden',
    check: 'Das konnte nicht geprüft werden',
    save: 'Das konnte nicht gespeichert werden',
  },
};
