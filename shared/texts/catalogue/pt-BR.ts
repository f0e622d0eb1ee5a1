import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  found: {
    courses: '{count, plural, one {# curso} other {# cursos}}',
    coursesOrMore: '{count, plural, one {# curso ou mais} other {# cursos ou mais}}',
    lectures: '{count, plural, one {# aula} other {# aulas}}',
    both: '{courses} e {lectures}',
    forSearch: '{found} para “\u2068{search}\u2069”',
    inCategory: '{found} em \u2068{category}\u2069',
    forSearchInCategory: '{found} para “\u2068{search}\u2069” em \u2068{category}\u2069',
  },
  searching: 'Buscando…',
  search: {
    label: 'Buscar cursos',
    placeholder: 'Título, tema ou instrutor',
    clear: 'Limpar a busca',
    key: 'Pressione / para buscar',
    submit: 'Buscar',
  },
  filters: {
    show: 'Mostrar',
    sortBy: 'Ordenar por',
    categories: 'Categorias',
    allCategories: 'Todas',
    count: '{count, plural, one {#<hidden> curso</hidden>} other {#<hidden> cursos</hidden>}}',
  },
  sorts: {
    NEWEST: 'Mais recentes',
    OLDEST: 'Mais antigos',
    TITLE: 'Título A–Z',
    MOST_LECTURES: 'Com mais aulas',
    LONGEST: 'Mais longos',
    SHORTEST: 'Mais curtos',
    RELEVANCE: 'Mais relevantes',
  },
  states: {
    ANY: 'Todos os cursos',
    PUBLISHED: 'Publicados',
    DRAFT: 'Rascunhos',
  },
  nextPage: 'Próxima página',
  lecture: {
    kind: 'Aula',
    locked: 'Bloqueada',
    said: 'Dito nesta aula',
    quote: '“<words>{words}</words>”',
  },
  nothingFound: {
    title: 'Nenhum curso encontrado',
    titleFor: 'Nenhum curso encontrado para “\u2068{search}\u2069”',
    elsewhere: 'Mas há resultados nestas categorias.',
    nowhere: 'Tente outra palavra ou dê uma olhada em uma categoria.',
    lookAround: 'Dê uma olhada',
    showAll: 'Mostrar todos os cursos',
  },
  empty: {
    title: 'Ainda não há cursos',
    soon: 'Os primeiros estão sendo preparados. Volte em breve.',
    forAdmins: 'Crie o primeiro; quem visitar a página o verá aqui na hora.',
    create: 'Criar novo curso',
  },
};
