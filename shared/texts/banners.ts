import { textsOf } from './texts.ts';

/** What the strips above every screen say to some who are logged in. */
export const bannerTexts = textsOf('banners', {
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
});
