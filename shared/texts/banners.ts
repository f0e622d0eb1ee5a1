import { textsOf } from './texts.ts';

/** Banners above every screen, for some logged-in people. */
export const bannerTexts = textsOf('banners', {
  renewal: {
    /** The label of the banner, for screen readers. */
    label: 'Your renewal',
    locked: 'Your renewal payment failed, so the lectures are locked.',
    openUntil: 'Your renewal payment failed. You keep access to the lectures until {date}.',
    hide: 'Hide until your next visit',
  },
  secondFactor: {
    /** The label of the banner, for screen readers. */
    label: 'Required for admins',
    text: 'This school requires two-factor authentication for admins. Until you set it up, you can only do what learners can.',
    setUp: 'Set it up',
  },
});
