export const factorLimits = {
  /** Digits of an authenticator app's code. */
  codeDigits: 6,
  recoveryCodes: 10,
} as const;

/** Notices and errors about two-step sign-in. */
export const factorMessages = {
  failure: {
    load: 'Failed to load your two-step sign-in',
    setUp: 'Failed to set up two-step sign-in',
    remove: 'Failed to switch two-step sign-in off',
    recoveryCodes: 'Failed to make new recovery codes',
    removeForMember: 'Failed to remove the second step',
  },
  loading: {
    setUp: 'Preparing two-step sign-in',
    confirm: 'Checking the code',
    remove: 'Switching it off',
    recoveryCodes: 'Making new recovery codes',
    removeForMember: 'Removing the second step',
  },
  success: {
    confirm: 'Two-step sign-in is on',
    remove: 'The authenticator app is no longer asked for',
    recoveryCodes: 'New recovery codes made. The old ones no longer work',
    removeForMember: 'The second step is removed',
    saveCodes: 'Your recovery codes are downloaded',
  },
  validation: {
    code: 'Please type the 6 digits that your authenticator app shows',
    recoveryCode: 'Please type one of your recovery codes',
    wrongCode: 'This code is wrong or was used already. Please wait for the next one',
    wrongRecoveryCode: 'This recovery code is wrong or was used already',
    oneProof: 'Please show one thing that only you know or have',
  },
  conflict: {
    alreadyOn: 'Your authenticator app is set up already',
    notStarted: 'Please start to set it up once more',
    off: 'Two-step sign-in is off',
    adminsFactor: 'The second step of an admin is removed by whoever runs the server',
  },
} as const;
