import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  found: {
    courses: '{count, plural, one {# curso} other {# cursos}}',
    coursesOrMore: '{count, plural, one {# curso o más} other {# cursos o más}}',
    lectures: '{count, plural, one {# clase} other {# clases}}',
    both: '{courses} y {lectures}',
    forSearch: '{found} para “\u2068{search}\u2069”',
    inCategory: '{found} en \u2068{category}\u2069',
    forSearchInCategory: '{found} para “\u2068{search}\u2069” en \u2068{category}\u2069',
  },
  searching: 'Buscando…',
  search: {
    label: 'Buscar cursos',
    placeholder: 'Título, tema o docente',
    clear: 'Borrar la búsqueda',
    key: 'Presiona / para buscar',
    submit: 'Buscar',
  },
  filters: {
    show: 'Mostrar',
    sortBy: 'Ordenar por',
    categories: 'Categorías',
    allCategories: 'Todas',
    count: '{count, plural, one {#<hidden> curso</hidden>} other {#<hidden> cursos</hidden>}}',
  },
  sorts: {
    NEWEST: 'Más recientes',
    OLDEST: 'Más antiguos',
    TITLE: 'Título A–Z',
    MOST_LECTURES: 'Más clases',
    LONGEST: 'Más largos',
    SHORTEST: 'Más cortos',
    RELEVANCE: 'Más relevantes',
  },
  states: {
    ANY: 'Todos los cursos',
    PUBLISHED: 'Publicados',
    DRAFT: 'Borradores',
  },
  nextPage: 'Página siguiente',
  lecture: {
    kind: 'Clase',
    locked: 'Bloqueada',
    said: 'Se dice en esta clase',
    quote: '“<words>{words}</words>”',
  },
  nothingFound: {
    title: 'No se encontró ningún curso',
    titleFor: 'No se encontró ningún curso para “\u2068{search}\u2069”',
    elsewhere: 'Pero en estas categorías sí hay resultados.',
    nowhere: 'Prueba con otra palabra o echa un vistazo a una categoría.',
    lookAround: 'Explorar',
    showAll: 'Mostrar todos los cursos',
  },
  empty: {
    title: 'Aún no hay cursos',
    soon: 'Los primeros están en preparación. Vuelve pronto.',
    forAdmins: 'Crea el primero; quienes visiten la página lo verán aquí al momento.',
    create: 'Crear un curso',
  },
};
