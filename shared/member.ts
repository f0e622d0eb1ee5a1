/** Notices and errors about members. */
export const memberMessages = {
  failure: {
    updateMember: 'Failed to change the member',
    loadMembers: 'Failed to load the members',
    loadMember: 'Failed to load the member',
  },
  loading: {
    updateMember: 'Saving the change',
  },
  success: {
    updateMember: 'Saved',
    changeRole: 'Role changed',
    changeEmail: 'Email changed. A mail asks them to verify it',
  },
  validation: {
    nameDiffers: 'This is not their name. Please type it as it stands above',
  },
  conflict: {
    lastAdmin: 'At least one admin has to stay',
  },
  notFound: {
    user: 'This person does not exist',
  },
} as const;
