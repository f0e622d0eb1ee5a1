import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: 'Para desenvolvedores',
  intro:
    'Tudo o que as páginas da escola fazem, um programa também pode fazer. Comece criando um token e execute as chamadas abaixo como estão.',
  makeToken: 'Criar um token',
  restReference: 'Referência REST',
  openApi: 'OpenAPI',
  graphiql: 'GraphiQL',
  contents: 'Nesta página',
  searchHint: 'token, cursor, 429…',
  partsFound: 'Seções encontradas: {count, number}',
  nothingFound: 'Nenhuma seção do guia contém todas essas palavras',
  sample: {
    command: 'Comando',
    answer: 'Resposta',
    other: 'Exemplo',
    copy: 'Copiar',
    copyNamed: 'Copiar: {start}',
  },
};
