import { textsOf } from './texts/texts.ts';

/** Limits of invitations. */
export const invitationLimits = {
  /** How long the mailed link is valid. */
  days: 14,
  /** How many people one request invites. */
  addresses: 50,
  /** How many invitations an admin sends in 24 hours. */
  perDay: 200,
  /** How long a revoked invitation can be restored. */
  undoSeconds: 10 * 60,
} as const;

/** The admins’ page of invitations, with its notices and errors. */
export const invitationMessages = textsOf('invitation', {
  title: 'Invitations',
  /** A link and a button on the members page. */
  invite: 'Invite',
  back: 'Members',
  form: {
    title: 'Invite people',
    labels: { emails: 'Email addresses', role: 'Role', language: 'Language of the email' },
    emailsHelp: 'One per line or separated by commas, up to {max, number}.',
    role: {
      ADMIN: 'Admin: manages courses, members and settings',
      USER: 'Learner: creates an account',
    },
    send: 'Send invitations',
    intro: 'Each person gets an email with a link that expires in {days, number} days.',
  },
  list: {
    title: 'Sent invitations',
    caption: 'Invitations, newest first',
    column: { email: 'Email', role: 'Role', state: 'State', expires: 'Expires', actions: 'Actions' },
    none: {
      title: 'No invitations yet',
      description: 'Invitations that you send appear here until 30 days after they expire.',
    },
  },
  role: { ADMIN: 'Admin', USER: 'Learner' },
  /** The state of an invitation, in its list. */
  state: {
    QUEUED: 'Sending',
    SENT: 'Sent',
    FAILED: 'Email failed',
    ACCEPTED: 'Accepted',
    EXPIRED: 'Expired',
    REVOKED: 'Revoked',
  },
  resend: 'Resend',
  resendOf: 'Resend the invitation to {email}',
  revoke: 'Revoke',
  revokeOf: 'Revoke the invitation to {email}',
  failure: {
    load: 'Failed to load the invitations',
    invite: 'Failed to send the invitations',
    resend: 'Failed to resend the invitation',
    revoke: 'Failed to revoke the invitation',
    restore: 'Failed to restore the invitation',
  },
  loading: {
    invite: 'Sending the invitations',
    resend: 'Resending the invitation',
    revoke: 'Revoking the invitation',
    restore: 'Restoring the invitation',
  },
  success: {
    invite: 'The invitations are on the way',
    /** Everyone who was invited has the role already. */
    unneeded: 'No invitation was needed',
    resend: 'The invitation is on the way. Earlier links no longer work',
    revoke: 'Invitation revoked',
    restore: 'Invitation restored',
  },
  /** A notice above the form. `emails` is a list. */
  alreadyMembers: 'Not invited, because they have this role already: {emails}',
  validation: {
    noAddress: 'Enter at least one email address',
    tooMany: 'Enter at most {max, number} addresses at a time',
    /** `address` is what was typed. */
    invalid: '“{address}” is not a valid email address',
    tooManyToday: 'You have reached the limit of {max, number} invitations in 24 hours. Try again tomorrow',
  },
  conflict: {
    closed: 'This invitation was already accepted or revoked',
    cannotRestore: 'This invitation can no longer be restored. Send a new one',
  },
  notFound: { invitation: 'This invitation does not exist' },
});
