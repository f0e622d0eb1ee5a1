import { textsOf } from './texts.ts';

/** What is said where the school is offered as an app. */
export const installTexts = textsOf('install', {
  title: 'On your home screen',
  intro:
    '{school} can be opened like an app. Public pages that you have seen open without a network, too; lectures need one.',
  install: 'Install',
  /** It is never offered again on this device. */
  never: 'Do not offer this again',
});
