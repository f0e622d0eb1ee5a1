import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    operation: 'Der Vorgang ist fehlgeschlagen',
    copy: 'Das Kopieren ist fehlgeschlagen. Bitte markieren und kopieren Sie es selbst',
  },
  success: {
    copy: 'Kopiert',
  },
  validation: {
    imageTooLarge: 'Dieses Bild ist zu groß. Erlaubt sind höchstens 10 MB und 50 Megapixel',
    imageUnreadable: 'Dieses Bild lässt sich nicht lesen. Bitte wählen Sie eine andere Datei',
    textTooLong: 'Erlaubt sind höchstens {limit} Zeichen',
  },
  access: {
    loginRequired: 'Bitte melden Sie sich zuerst an',
    denied: 'Das dürfen Sie nicht',
    tooManyRequests: 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal',
  },
  notFound: {
    page: 'Unter dieser Adresse gibt es nichts',
  },
  button: {
    undo: 'Rückgängig',
    cancel: 'Abbrechen',
    tryAgain: 'Noch einmal versuchen',
  },
  checkConnection: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  internal: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal',
  withIncident: '{message} (Vorfall {incident})',
  offline: {
    what: 'Sie sind offline',
    then: 'Das lädt von selbst, sobald Sie wieder verbunden sind.',
  },
  unavailable: 'Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal',
  retry: 'In {wait} können Sie es noch einmal versuchen, um {time}.',
  badRequest: 'Diese Anfrage ist nicht richtig aufgebaut',
};
