import type { TextTree } from '#shared/texts/texts.ts';

export const texts = {
  title: 'On your home screen',
  intro:
    '{school} can be opened like an app. Public pages that you have seen open without a network, too; lectures need one.',
  install: 'Install',
  /** It is never offered again on this device. */
  never: 'Do not offer this again',
} as const satisfies TextTree;
