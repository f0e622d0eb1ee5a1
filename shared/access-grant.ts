import { textsOf } from './texts/texts.ts';

/** Notices and errors about the access of members, which admins grant and revoke. */
export const accessGrantMessages = textsOf('access-grant', {
  failure: {
    loadMemberAccess: 'Failed to load the access history',
  },
  success: {
    grantAccess: 'Access granted',
    endAccess: 'Access revoked',
  },
  validation: {
    timeOver: 'Choose a time in the future',
    grantTooLong: 'Access can be granted for at most {years} years',
  },
  conflict: {
    noAccess: 'This member has no access to revoke',
  },
  /** In place of the history of a member’s access. */
  nothingYet: 'Nothing yet. Checkouts, payments, refunds and grants are listed here.',
});
