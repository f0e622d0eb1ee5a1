import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  found: {
    courses: '{count, plural, one {# cours} other {# cours}}',
    coursesOrMore: '{count, plural, one {au moins # cours} other {au moins # cours}}',
    lectures: '{count, plural, one {# leçon} other {# leçons}}',
    both: '{courses} et {lectures}',
    forSearch: '{found} pour « \u2068{search}\u2069 »',
    inCategory: '{found} dans \u2068{category}\u2069',
    forSearchInCategory: '{found} pour « \u2068{search}\u2069 » dans \u2068{category}\u2069',
  },
  searching: 'Recherche…',
  search: {
    label: 'Rechercher des cours',
    placeholder: 'Titre, sujet ou enseignant',
    clear: 'Effacer la recherche',
    key: 'Appuyez sur / pour rechercher',
    submit: 'Rechercher',
  },
  filters: {
    show: 'Afficher',
    sortBy: 'Trier par',
    categories: 'Catégories',
    allCategories: 'Toutes',
    count: '{count, plural, one {#<hidden> cours</hidden>} other {#<hidden> cours</hidden>}}',
  },
  sorts: {
    NEWEST: 'Plus récents',
    OLDEST: 'Plus anciens',
    TITLE: 'Titre A–Z',
    MOST_LECTURES: 'Nombre de leçons',
    LONGEST: 'Plus longs',
    SHORTEST: 'Plus courts',
    RELEVANCE: 'Pertinence',
  },
  states: {
    ANY: 'Tous les cours',
    PUBLISHED: 'Publiés',
    DRAFT: 'Brouillons',
  },
  nextPage: 'Page suivante',
  lecture: {
    kind: 'Leçon',
    locked: 'Verrouillée',
    said: 'Prononcé dans cette leçon',
    quote: '« <words>{words}</words> »',
  },
  nothingFound: {
    title: 'Aucun cours trouvé',
    titleFor: 'Aucun cours trouvé pour « \u2068{search}\u2069 »',
    elsewhere: 'Mais il y a des résultats dans ces catégories.',
    nowhere: 'Essayez un autre mot, ou parcourez une catégorie.',
    lookAround: 'Parcourir',
    showAll: 'Afficher tous les cours',
  },
  empty: {
    title: 'Pas encore de cours',
    soon: 'Les premiers sont en préparation. Revenez bientôt.',
    forAdmins: 'Créez le premier ; les visiteurs le verront ici aussitôt.',
    create: 'Créer un cours',
  },
};
