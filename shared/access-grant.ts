import { textsOf } from './texts/texts.ts';

/** Notices and errors about the access of members, which admins give and end. */
export const accessGrantMessages = textsOf('access-grant', {
  failure: {
    loadMemberAccess: 'Failed to load the history of the access',
  },
  success: {
    grantAccess: 'Access granted',
    endAccess: 'Access ended',
  },
  validation: {
    timeOver: 'Choose a time that is still to come',
    grantTooLong: 'Access can be given for at most {years} years',
  },
  conflict: {
    noAccess: 'This person has no access that could end',
  },
  /** In place of what led to the access of a member. */
  nothingYet: 'Nothing yet. Checkouts, payments, refunds and grants are listed here.',
});
