import { textsOf } from './texts.ts';

/** Texts of all forms. */
export const formTexts = textsOf('forms', {
  /** Above a form: how many fields have errors. */
  invalid: '{count, plural, one {One thing needs your attention} other {# things need your attention}}',
  /** A field among them whose error is corrected. */
  corrected: '{field}: corrected',
  /** In place of the number of errors once all are corrected. */
  allCorrected: 'Everything is corrected',
  search: 'Search',
  password: {
    show: 'Show password',
    hide: 'Hide password',
  },
});
