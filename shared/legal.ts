import { paths } from './paths.ts';
import { textsOf } from './texts/texts.ts';

/** The legal pages of a school, in the order in which they are linked. */
export const legalPages = {
  IMPRINT: { setting: 'imprint', path: paths.imprint },
  PRIVACY: { setting: 'privacy', path: paths.privacy },
  TERMS: { setting: 'terms', path: paths.terms },
} as const;

export type LegalPageName = keyof typeof legalPages;

/** What they are called, and what is said about agreeing to them. */
export const legalMessages = textsOf('legal', {
  /** The legal pages of a school. */
  titles: {
    IMPRINT: 'Imprint',
    PRIVACY: 'Privacy policy',
    TERMS: 'Terms of service',
  },
  /** The date of the version that is read. */
  asOf: 'As of {date}',
  conflict: {
    termsChanged: 'The terms were changed meanwhile. Please read them again',
  },
});
