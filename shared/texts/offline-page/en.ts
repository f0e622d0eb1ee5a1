import type { TextTree } from '#shared/texts/texts.ts';

export const texts = {
  title: 'You are offline',
  explanation:
    'This page has not been on this device yet. Public pages that you have seen open without a network; lectures need one. What you asked for opens by itself when there is a network again.',
  tryAgain: 'Try again',
} as const satisfies TextTree;
