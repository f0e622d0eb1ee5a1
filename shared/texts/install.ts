import { textsOf } from './texts.ts';

/** A card on the profile that offers to install the school as an app. */
export const installTexts = textsOf('install', {
  title: 'App for your home screen',
  intro:
    'You can install {school} as an app. Public pages that you have visited also open offline. Lectures need a connection.',
  install: 'Install',
  /** Hides the card on this device for good. */
  never: 'Do not show this again',
});
