import { textsOf } from './texts.ts';

/** The page behind the link of an invitation. */
export const acceptInvitationTexts = textsOf('accept-invitation', {
  title: 'Your invitation',
  /** `name` is the admin who sent it. */
  intro: {
    ADMIN: '{name} invites you to run this school as an admin.',
    USER: '{name} invites you to this school.',
  },
  /** The address that the account gets. */
  account: 'Create an account for {email}.',
  hasAccount: 'There is already an account for {email}. Log in to accept the invitation.',
  /** Above the button of a person who is logged in with the invited account. */
  accept: 'Accept the invitation with your account {email}.',
  acceptButton: 'Accept invitation',
  another: {
    title: 'This invitation is for another account',
    /** `invited` and `current` are email addresses. */
    description:
      'It was sent to {invited}, but you are logged in as {current}. Log out, then open the link in the email again.',
  },
  incomplete: 'This link is incomplete. Open the link in the email again.',
  dead: 'This invitation has expired, was revoked or is already accepted. Ask the school for a new one.',
  loading: { accept: 'Accepting the invitation' },
  success: { accept: 'Invitation accepted' },
  failure: { accept: 'Failed to accept the invitation', load: 'Failed to load the invitation' },
  forbidden: 'This invitation is for another email address',
});
