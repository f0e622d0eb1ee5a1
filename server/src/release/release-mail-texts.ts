import { textsOf } from '#shared/texts/texts.ts';

/** The email about a lecture that was announced and is now published. */
export const releaseMailTexts = textsOf('release-mail', {
  subject: 'New lecture: {lecture}',
  preheader: 'It is part of the course {course}.',
  published: 'The lecture “{lecture}” of the course “{course}” is now available.',
  action: 'Open the lecture',
  reason: 'You received this email because you asked {school} to notify you about this lecture.',
});
