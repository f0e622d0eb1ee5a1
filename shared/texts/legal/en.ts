import type { TextTree } from '#shared/texts/texts.ts';

export const texts = {
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
} as const satisfies TextTree;
