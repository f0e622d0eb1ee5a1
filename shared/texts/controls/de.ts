import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  file: {
    choosePicture: 'Bild auswählen oder hierher ziehen',
    chooseVideo: 'Video auswählen oder hierher ziehen',
    remove: 'Entfernen',
  },
  conflict: {
    theirs: '{label}, wie jemand anderes es gespeichert hat',
    nothing: 'Nichts',
    keepMine: 'Meines behalten',
    takeTheirs: 'Das andere übernehmen',
    taken: 'Jemand anderes hat dies inzwischen geändert. Sie sehen den neuen Stand.',
  },
  days: {
    from: 'Von',
    until: 'Bis',
  },
  leave: {
    question: 'Ohne Speichern verlassen?',
    consequence: 'Ihre Änderungen auf dieser Seite gehen verloren.',
    leave: 'Verlassen',
    stay: 'Bleiben',
  },
  logout: {
    question: 'Jetzt abmelden?',
    uploads:
      'Videos, die gerade hochgeladen werden, halten an. Wenn Sie sich wieder anmelden, geht es weiter; vielleicht müssen Sie die Dateien noch einmal auswählen.',
  },
  draft: {
    kept: 'Hier haben Sie am {moment} etwas eingegeben, das nicht gespeichert ist.',
    goOn: 'Damit weitermachen',
    throwAway: 'Verwerfen',
  },
  sorting: {
    label: 'Sortieren nach',
    ascending: '{column}, aufsteigend',
    descending: '{column}, absteigend',
  },
  pagination: {
    previous: 'Zurück',
    next: 'Weiter',
    courses: {
      label: 'Seiten der Kursliste',
      range: '{first, number} bis {last, number} von {total, plural, one {# Kurs} other {# Kursen}}',
      none: 'Keine Kurse auf dieser Seite',
    },
    cues: {
      label: 'Seiten der Untertitel',
      range:
        '{first, number} bis {last, number} von {total, plural, one {# Untertitel} other {# Untertiteln}}',
      none: 'Keine Untertitel auf dieser Seite',
    },
  },
};
