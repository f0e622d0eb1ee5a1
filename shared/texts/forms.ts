import { textsOf } from './texts.ts';

/** What every form says. */
export const formTexts = textsOf('forms', {
  /** How many fields of a form are wrong. */
  invalid: '{count, plural, one {One thing needs your attention} other {# things need your attention}}',
  search: 'Search',
  password: {
    show: 'Show password',
    hide: 'Hide password',
  },
});
