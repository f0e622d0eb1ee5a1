import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Die Demo',
  intro: {
    courses: '{count, plural, one {# Kurs der Demo ist} other {# Kurse der Demo sind}} in dieser Schule.',
    accounts:
      '{count, plural, one {# Konto der Demo lässt} other {# Konten der Demo lassen}} sich mit einem veröffentlichten Passwort öffnen.',
  },
  ownAccount:
    'Sie sind mit einem Konto der Demo angemeldet, dessen Passwort veröffentlicht ist. Es bleibt: Geben Sie ihm eine eigene Adresse und ein eigenes Passwort, oder lassen Sie jemand anderen aus der Administration die Demo entfernen.',
  add: {
    offer:
      'Oder sehen Sie sich eine volle Schule an: Die Demo bringt ihre Kurse mit, samt Videos und Untertiteln auf Englisch, aber keine Konten. Alle sehen sie, bis Sie sie entfernen.',
    go: 'Kurse der Demo hinzufügen',
    progress: 'Kurse der Demo werden hinzugefügt: {done, number} von {total, number}',
    stop: 'Nach diesem aufhören',
  },
  remove: {
    go: 'Demo entfernen',
    question: 'Die Demo entfernen?',
    courses:
      '{count, plural, one {Dieser Kurs verschwindet endgültig} other {Diese # Kurse verschwinden endgültig}}, samt Lektionen, Videos und Bildern:',
    accounts: '{count, plural, one {Dieses Konto verschwindet} other {Diese # Konten verschwinden}}:',
    learners:
      '{count, plural, one {# Person hat} other {# Personen haben}} diese Kurse begonnen: Was sie davon angesehen haben, verschwindet auch. Ihre Konten, Abonnements und Zertifikate bleiben.',
    statistics: 'Was die Demo für die Statistik erfunden hat, verschwindet auch.',
    changed:
      '{count, plural, one {Dieser Kurs wurde seither geändert und bleibt als Ihr eigener} other {Diese # Kurse wurden seither geändert und bleiben als Ihre eigenen}}:',
    consequence: 'Was verschwindet, kann niemand zurückholen.',
  },
  loading: { remove: 'Die Demo wird entfernt' },
  success: { remove: 'Die Demo ist entfernt' },
  failure: {
    add: 'Ein Kurs der Demo konnte nicht hinzugefügt werden',
    remove: 'Die Demo konnte nicht entfernt werden',
  },
  conflict: {
    busy: 'Die Demo wird gerade hinzugefügt oder entfernt. Bitte versuchen Sie es gleich noch einmal',
  },
};
