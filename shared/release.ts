import { textsOf } from './texts/texts.ts';

/** The notices about asking for an email when a lecture is published. */
export const releaseTexts = textsOf('release', {
  success: 'We will email you when the lecture is available',
  failure: 'Failed to save the notification',
});
