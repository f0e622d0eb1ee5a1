import { textsOf } from './texts.ts';

/** The catalogue and its search. */
export const catalogueTexts = textsOf('catalogue', {
  /** The number of results, with the search term and the category. `found` is one of the first texts of this group. */
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
    /** What the field searches in. */
    placeholder: 'Title, topic or instructor',
    clear: 'Clear search',
    /** On the picture of the key. */
    key: 'Press / to search',
    /** The submit button, shown only when the page runs without scripts. */
    submit: 'Search',
  },
  filters: {
    /** The label of the choice between published courses and drafts. */
    show: 'Show',
    sortBy: 'Sort by',
    categories: 'Categories',
    allCategories: 'All',
    /** The number of courses in a category. Only screen readers get the text in `hidden`. */
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
  /** Shown only when the page runs without scripts. */
  nextPage: 'Next page',
  /** A lecture among the search results. */
  lecture: {
    kind: 'Lecture',
    /** What screen readers say for a lecture that only subscribers can watch. */
    locked: 'Locked',
    /** The search term is in the speech of the video. Only subscribers can read the transcript. */
    said: 'Mentioned in this lecture',
    /** An excerpt of the speech. */
    quote: '“<words>{words}</words>”',
  },
  nothingFound: {
    title: 'No courses found',
    titleFor: 'No courses found for “\u2068{search}\u2069”',
    elsewhere: 'These categories have matches.',
    nowhere: 'Try another search term or browse a category.',
    /** The screen reader name of the suggested categories. */
    lookAround: 'Browse categories',
    showAll: 'Show all courses',
  },
  /** While the school has no courses. */
  empty: {
    title: 'No courses yet',
    soon: 'The first courses are being prepared. Check back soon.',
    forAdmins: 'Create the first course. Visitors see it here as soon as it is published.',
    create: 'Create New Course',
  },
});
