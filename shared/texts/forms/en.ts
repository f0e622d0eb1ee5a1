import type { TextTree } from '#shared/texts/texts.ts';

export const texts = {
  /** How many fields of a form are wrong. */
  invalid: '{count, plural, one {One thing needs your attention} other {# things need your attention}}',
  search: 'Search',
  password: {
    show: 'Show password',
    hide: 'Hide password',
  },
} as const satisfies TextTree;
