import { textsOf } from '#shared/texts/texts.ts';

/** The email that invites a person. */
export const invitationMailTexts = textsOf('invitation-mail', {
  subject: 'Your invitation to {school}',
  preheader: 'The link expires in {days, number} days.',
  /** `name` is the admin who invites. */
  ADMIN:
    '{name} invites you to run {school} as an admin. Admins see all members and payments and change the courses.',
  USER: '{name} invites you to {school}. Create an account to see its courses.',
  /** For a person who has an account. */
  hasAccount: 'Use the account that you already have with this address.',
  ignore: 'If you do not know this school, ignore this email. Nothing happens without your consent.',
  action: 'Accept the invitation',
  reason: 'You received this email because an admin of {school} entered your address.',
});
