import { textsOf } from './texts.ts';

/** What is said where a language is chosen. */
export const languageTexts = textsOf('language', {
  heading: 'Language',
  /** Of one's own profile. */
  intro: 'In which the school speaks to you, here and in its mails.',
  validation: {
    unknown: 'The school does not speak this language',
  },
});
