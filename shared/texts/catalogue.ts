import { textsOf } from './texts.ts';

/** What the catalogue and its search say. */
export const catalogueTexts = textsOf('catalogue', {
  /** How much a search or a list has found, and what for. */
  found: {
    courses: '{count, plural, one {# course} other {# courses}}',
    coursesOrMore: '{count, plural, one {# or more course} other {# or more courses}}',
    lectures: '{count, plural, one {# lecture} other {# lectures}}',
    both: '{courses} and {lectures}',
    forSearch: '{found} for “\u2068{search}\u2069”',
    inCategory: '{found} in \u2068{category}\u2069',
    forSearchInCategory: '{found} for “\u2068{search}\u2069” in \u2068{category}\u2069',
  },
  searching: 'Searching …',
  search: {
    label: 'Search courses',
    /** What can be searched for. */
    placeholder: 'Title, topic or instructor',
    clear: 'Clear the search',
    /** On a picture of the key. */
    key: 'Press / to search',
    /** Sends the form where the page runs no scripts. */
    submit: 'Search',
  },
  filters: {
    /** Names the choice between published courses and drafts. */
    show: 'Show',
    sortBy: 'Sort by',
    categories: 'Categories',
    allCategories: 'All',
    /** On a category: how many courses it has. What is hidden is heard only. */
    count: '{count, plural, one {#<hidden> course</hidden>} other {#<hidden> courses</hidden>}}',
  },
  sorts: {
    NEWEST: 'Newest',
    OLDEST: 'Oldest',
    TITLE: 'Title A–Z',
    MOST_LECTURES: 'Most lectures',
    LONGEST: 'Longest',
    SHORTEST: 'Shortest',
    RELEVANCE: 'Best match',
  },
  states: {
    ANY: 'All courses',
    PUBLISHED: 'Published',
    DRAFT: 'Drafts',
  },
  /** Where the page runs no scripts. */
  nextPage: 'Next page',
  /** A lecture among what was found. */
  lecture: {
    kind: 'Lecture',
    /** Heard for one that only subscribers may watch. */
    locked: 'Locked',
    /** The words are in what is said in its video, which only subscribers may read. */
    said: 'Said in this lecture',
    /** A piece of what is said. */
    quote: '“<words>{words}</words>”',
  },
  nothingFound: {
    title: 'No course found',
    titleFor: 'No course found for “\u2068{search}\u2069”',
    elsewhere: 'But these categories have something.',
    nowhere: 'Try another word, or look around in a category.',
    /** Names the categories that are suggested, for those who hear it. */
    lookAround: 'Look around',
    showAll: 'Show all courses',
  },
  /** A school without a course yet. */
  empty: {
    title: 'No courses yet',
    soon: 'The first ones are being prepared. Come back soon.',
    forAdmins: 'Create the first one; visitors will see it here at once.',
    create: 'Create New Course',
  },
});
