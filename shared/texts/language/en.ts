import type { TextTree } from '#shared/texts/texts.ts';

export const texts = {
  heading: 'Language',
  /** Of one's own profile. */
  intro: 'In which the school speaks to you, here and in its mails.',
  validation: {
    unknown: 'The school does not speak this language',
  },
} as const satisfies TextTree;
