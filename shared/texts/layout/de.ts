import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  skip: 'Zum Inhalt springen',
  shortWays: 'Schnellzugriff',
  menu: {
    title: 'Menü',
    close: 'Menü schließen',
    home: 'Startseite',
    courses: 'Alle Kurse',
    contact: 'Kontakt',
    about: 'Über uns',
    dashboard: 'Admin-Dashboard',
    createCourse: 'Neuen Kurs anlegen',
    login: 'Anmelden',
    signup: 'Registrieren',
    profile: 'Profil',
    logout: 'Abmelden',
  },
  yourProfile: '{name}, Ihr Profil',
  colors: {
    light: 'Helle Farben verwenden',
    dark: 'Dunkle Farben verwenden',
  },
  connection: {
    offline: 'Sie sind offline. Was Sie sehen, ist vielleicht nicht mehr aktuell.',
    slow: 'Das dauert länger als sonst …',
  },
  loading: 'Wird geladen …',
  notices: 'Hinweise (F8)',
  dismissNotice: 'Schließen: {text}',
  footer: {
    copyright: 'Copyright {year} | Alle Rechte vorbehalten',
    developers: 'Für Entwickler',
    legal: 'Rechtliches',
    socialMedia: 'Soziale Medien',
  },
};
