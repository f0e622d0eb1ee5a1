import { paths } from './paths.ts';

/** The legal pages of a school, in the order in which they are linked. */
export const legalPages = {
  IMPRINT: { setting: 'imprint', path: paths.imprint, title: 'Imprint' },
  PRIVACY: { setting: 'privacy', path: paths.privacy, title: 'Privacy policy' },
  TERMS: { setting: 'terms', path: paths.terms, title: 'Terms of service' },
} as const;

export type LegalPageName = keyof typeof legalPages;

/** What is said about agreeing to them. */
export const legalMessages = {
  conflict: {
    termsChanged: 'The terms were changed meanwhile. Please read them again',
  },
} as const;
