import type { TextTree } from '#shared/texts/texts.ts';

export const texts = {
  /** How much a search or a list has found, and what for. */
  found: {
    courses: '{count, plural, one {# course} other {# courses}}',
    coursesOrMore: '{count, plural, one {# or more course} other {# or more courses}}',
    lectures: '{count, plural, one {# lecture} other {# lectures}}',
    both: '{courses} and {lectures}',
    forSearch: '{found} for “{search}”',
    inCategory: '{found} in {category}',
    forSearchInCategory: '{found} for “{search}” in {category}',
  },
  searching: 'Searching …',
} as const satisfies TextTree;
