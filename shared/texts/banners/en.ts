import type { TextTree } from '#shared/texts/texts.ts';

export const texts = {
  renewal: {
    /** Names the strip, for those who hear it. */
    label: 'Your renewal',
    locked: 'Your renewal could not be paid, so the lectures are locked.',
    openUntil: 'Your renewal could not be paid. The lectures stay open until {date}.',
    hide: 'Hide until your next visit',
  },
  secondFactor: {
    /** Names the strip, for those who hear it. */
    label: 'What admins need',
    text: 'This school asks its admins for two-step sign-in. Until you set it up you can do what learners can.',
    setUp: 'Set it up',
  },
} as const satisfies TextTree;
