import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: 'Desarrolladores',
  intro:
    'Todo lo que hacen las páginas de la escuela también puede hacerlo un programa. Empieza por crear un token y luego ejecuta las llamadas de abajo tal como están.',
  makeToken: 'Crear un token',
  restReference: 'Referencia de REST',
  openApi: 'OpenAPI',
  graphiql: 'GraphiQL',
  contents: 'En esta página',
  searchHint: 'token, cursor, 429…',
  partsFound: 'Secciones encontradas: {count, number}',
  nothingFound: 'Ninguna sección de la guía contiene todas estas palabras',
  sample: {
    command: 'Comando',
    answer: 'Respuesta',
    other: 'Ejemplo',
    copy: 'Copiar',
    copyNamed: 'Copiar: {start}',
  },
};
