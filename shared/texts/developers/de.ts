import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: 'Für Entwickler',
  intro:
    'Alles, was die Seiten der Schule können, kann auch ein Programm. Erstellen Sie zuerst ein Token und führen Sie dann die Aufrufe unten so aus, wie sie dastehen.',
  makeToken: 'Token erstellen',
  restReference: 'REST-Referenz',
  openApi: 'OpenAPI',
  graphiql: 'GraphiQL',
  contents: 'Auf dieser Seite',
  searchHint: 'token, cursor, 429 …',
  partsFound: 'Gefundene Abschnitte: {count, number}',
  nothingFound: 'Kein Abschnitt enthält alle diese Wörter',
  sample: {
    command: 'Befehl',
    answer: 'Antwort',
    other: 'Beispiel',
    copy: 'Kopieren',
    copyNamed: 'Kopieren: {start}',
  },
};
