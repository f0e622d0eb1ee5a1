import { paths } from './paths.ts';
import { textsOf } from './texts/texts.ts';

/** The legal pages of a school, in the order in which they are linked. */
export const legalPages = {
  IMPRINT: { setting: 'imprint', path: paths.imprint },
  PRIVACY: { setting: 'privacy', path: paths.privacy },
  TERMS: { setting: 'terms', path: paths.terms },
  WITHDRAWAL: { setting: 'withdrawal', path: paths.withdrawalNotice },
  ACCESSIBILITY: { setting: 'accessibility', path: paths.accessibility },
} as const;

export type LegalPageName = keyof typeof legalPages;

/** The names of the legal pages, and messages about agreeing to them. */
export const legalMessages = textsOf('legal', {
  /** The legal pages of a school. */
  titles: {
    IMPRINT: 'Imprint',
    PRIVACY: 'Privacy policy',
    TERMS: 'Terms of service',
    WITHDRAWAL: 'Withdrawal notice',
    ACCESSIBILITY: 'Accessibility statement',
  },
  /** On a legal page: the date of its current version. */
  asOf: 'As of {date}',
  notFound: 'The text of this version was not kept',
  conflict: {
    termsChanged: 'The terms have changed in the meantime. Please read them again',
  },
});
