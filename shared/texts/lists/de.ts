import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  showMore: 'Mehr anzeigen',
  shown: {
    courses: '{shown, number} von {total, plural, one {# Kurs} other {# Kursen}}',
    lectures: '{shown, number} von {total, plural, one {# Lektion} other {# Lektionen}}',
    coursesAndLectures: '{shown, number} von {total, number} Kursen und Lektionen',
    members: '{shown, number} von {total, plural, one {# Mitglied} other {# Mitgliedern}}',
    messages: '{shown, number} von {total, plural, one {# Nachricht} other {# Nachrichten}}',
    answers: '{shown, number} von {total, plural, one {# Antwort} other {# Antworten}}',
    payments: '{shown, number} von {total, plural, one {# Zahlung} other {# Zahlungen}}',
    problems: '{shown, number} von {total, plural, one {# Problem} other {# Problemen}}',
    entries: '{shown, number} von {total, plural, one {# Eintrag} other {# Einträgen}}',
    devices: '{shown, number} von {total, plural, one {# Gerät} other {# Geräten}}',
    tokens: '{shown, number} von {total, plural, one {# Token} other {# Token}}',
  },
};
