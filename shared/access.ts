/** Lengths count characters (code points), sizes count bytes. */
export const accessLimits = {
  /** For how long an admin may give access at a time. */
  grantYears: 10,
} as const;

/** Notices and errors about who may watch. */
export const accessMessages = {
  failure: {
    loadAccess: 'Failed to load the history of your access',
    loadMemberAccess: 'Failed to load the history of the access',
  },
  success: {
    grantAccess: 'Access granted',
    endAccess: 'Access ended',
  },
  validation: {
    timeOver: 'Choose a time that is still to come',
    grantTooLong: (years: number) => `Access can be given for at most ${years} years`,
  },
  access: {
    subscriptionRequired: 'An active subscription is needed to watch the lectures',
  },
  conflict: {
    noAccess: 'This person has no access that could end',
  },
} as const;
