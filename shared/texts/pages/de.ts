import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  names: {
    courses: 'Alle Kurse',
    about: 'Über uns',
    contact: 'Kontakt',
    certificate: 'Zertifikat prüfen',
    login: 'Anmelden',
    lectures: 'Lektionen',
    notFound: '404 Seite nicht gefunden',
    denied: '403 Kein Zugriff',
    broken: 'Diese Seite lässt sich nicht anzeigen',
    account: 'Ihr Konto',
  },
  subtitle: 'Videokurse von Fachleuten aus der Praxis',
  notFound:
    'Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, oder der Link ist falsch.',
  denied: 'Ihr Konto hat keinen Zugriff auf diese Seite.',
  goBack: 'Zurück',
};
