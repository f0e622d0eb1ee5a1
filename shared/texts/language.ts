import { textsOf } from './texts.ts';

/** Where a language is chosen. */
export const languageTexts = textsOf('language', {
  heading: 'Language',
  /** On the profile, above the choice. */
  intro: 'The language of the pages and emails that you see.',
  validation: {
    unknown: 'This language is not available',
  },
});
