import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: 'Développeurs',
  intro:
    'Tout ce que font les pages de l’école, un programme peut le faire aussi. Créez d’abord un jeton, puis exécutez les appels ci-dessous tels quels.',
  makeToken: 'Créer un jeton',
  restReference: 'Référence REST',
  openApi: 'OpenAPI',
  graphiql: 'GraphiQL',
  contents: 'Sur cette page',
  searchHint: 'token, cursor, 429 …',
  partsFound: 'Sections trouvées : {count, number}',
  nothingFound: 'Aucune section du guide ne contient tous ces mots',
  sample: {
    command: 'Commande',
    answer: 'Réponse',
    other: 'Exemple',
    copy: 'Copier',
    copyNamed: 'Copier : {start}',
  },
};
