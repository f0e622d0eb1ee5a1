import type { TextTree } from '#shared/texts/texts.ts';

export const texts = {
  failure: {
    changeEmail: 'Failed to change the email',
    keepAvatar: 'Your picture could not be fetched. Please choose it once more',
  },
  loading: {
    changeEmail: 'Sending the mails',
    confirmEmail: 'Confirming the new email',
  },
  success: {
    changeEmail: 'Two mails are on their way',
    confirmEmail: 'Confirmed',
  },
  session: {
    ended: 'Your session has ended',
    logInAgain: 'Log in again, and what you asked for goes on by itself. What you typed is still here.',
  },
} as const satisfies TextTree;
