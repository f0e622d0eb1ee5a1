export const factorLimits = {
  /** Digits of an authenticator app's code. */
  codeDigits: 6,
  recoveryCodes: 10,
  passkeys: 20,
  passkeyName: { max: 60 },
  /** Characters of what a browser answers for a passkey; a usual one has some 2,000. */
  passkeyResponse: { max: 20_000 },
} as const;

/** Notices and errors about two-step sign-in. */
export const factorMessages = {
  failure: {
    load: 'Failed to load your two-step sign-in',
    setUp: 'Failed to set up two-step sign-in',
    remove: 'Failed to switch two-step sign-in off',
    recoveryCodes: 'Failed to make new recovery codes',
    addPasskey: 'Failed to add the passkey',
    changePasskey: 'Failed to change the passkey',
    usePasskey: 'The passkey could not be used',
    removeForMember: 'Failed to remove the second step',
  },
  loading: {
    setUp: 'Preparing two-step sign-in',
    confirm: 'Checking the code',
    remove: 'Switching it off',
    recoveryCodes: 'Making new recovery codes',
    addPasskey: 'Adding the passkey',
    renamePasskey: 'Renaming the passkey',
    removePasskey: 'Removing the passkey',
    removeForMember: 'Removing the second step',
  },
  success: {
    confirm: 'Two-step sign-in is on',
    remove: 'The authenticator app is no longer asked for',
    recoveryCodes: 'New recovery codes made. The old ones no longer work',
    addPasskey: 'Passkey added',
    renamePasskey: 'Passkey renamed',
    removePasskey: 'Passkey removed',
    removeForMember: 'The second step is removed',
    saveCodes: 'Your recovery codes are downloaded',
  },
  validation: {
    code: 'Please type the 6 digits that your authenticator app shows',
    recoveryCode: 'Please type one of your recovery codes',
    wrongCode: 'This code is wrong or was used already. Please wait for the next one',
    wrongRecoveryCode: 'This recovery code is wrong or was used already',
    passkeyName: 'Please name the passkey',
    wrongPasskey: 'This passkey was not accepted. Please try again',
  },
  conflict: {
    alreadyOn: 'Your authenticator app is set up already',
    notStarted: 'Please start to set it up once more',
    tooManyPasskeys: 'You have as many passkeys as an account can have',
    off: 'Two-step sign-in is off',
    adminsFactor: 'The second step of an admin is removed by whoever runs the server',
  },
  notFound: {
    passkey: 'This passkey does not exist',
  },
} as const;
