import { textsOf } from './texts/texts.ts';

export const factorLimits = {
  /** Digits of an authenticator app's code. */
  codeDigits: 6,
  recoveryCodes: 10,
  passkeys: 20,
  passkeyName: { max: 60 },
  /** Characters of a browser's response for a passkey. A typical response has about 2,000. */
  passkeyResponse: { max: 20_000 },
} as const;

/** Two-factor authentication: notices, errors and screens. */
export const factorMessages = textsOf('factor', {
  failure: {
    load: 'Failed to load your two-factor authentication',
    setUp: 'Failed to set up two-factor authentication',
    remove: 'Failed to remove the authenticator app',
    recoveryCodes: 'Failed to create new recovery codes',
    addPasskey: 'Failed to add the passkey',
    changePasskey: 'Failed to change the passkey',
    removeForMember: 'Failed to turn off two-factor authentication',
  },
  loading: {
    confirm: 'Checking the code',
    remove: 'Removing the authenticator app',
    recoveryCodes: 'Creating new recovery codes',
    addPasskey: 'Adding the passkey',
    renamePasskey: 'Renaming the passkey',
    removePasskey: 'Removing the passkey',
    removeForMember: 'Turning off two-factor authentication',
  },
  success: {
    confirm: 'Two-factor authentication is on',
    remove: 'Authenticator app removed',
    recoveryCodes: 'New recovery codes created. The old ones no longer work',
    addPasskey: 'Passkey added',
    renamePasskey: 'Passkey renamed',
    removePasskey: 'Passkey removed',
    removeForMember: 'Two-factor authentication is turned off',
  },
  validation: {
    code: 'Enter the 6 digits that your authenticator app shows',
    recoveryCode: 'Enter one of your recovery codes',
    wrongCode: 'This code is incorrect or has already been used. Wait for the next one',
    wrongRecoveryCode: 'This recovery code is incorrect or has already been used',
    passkeyName: 'Enter a name for the passkey',
    wrongPasskey: 'This passkey was not accepted. Try again',
  },
  conflict: {
    alreadyOn: 'Your authenticator app is already set up',
    notStarted: 'No setup of an authenticator app is in progress. Start again',
    tooManyPasskeys: 'Your account has reached the limit of passkeys. Remove one first',
    off: 'Two-factor authentication is off',
    adminsFactor: 'Only the operator of the server can turn off two-factor authentication for an admin',
  },
  notFound: {
    passkey: 'This passkey does not exist',
  },
  /** The second step of a login, after the password, and of confirming the person's identity. */
  proof: {
    codeLabels: { code: 'Code from your authenticator app' },
    codeHelp: '6 digits that change every 30 seconds',
    recoveryLabels: { recoveryCode: 'Recovery code' },
    recoveryHelp: 'One of the codes that you saved when you set up two-factor authentication. It works once.',
    hasNoDevice: 'Don’t have your device at hand?',
    useRecoveryCode: 'Use a recovery code',
    hasDevice: 'Have your device after all?',
    withoutRecoveryCode: 'Continue without a recovery code',
  },
  /** On the profile. */
  card: {
    title: 'Two-factor authentication',
    intro:
      'A passkey or an app on your phone confirms that it is you. Your password alone is then not enough to log in.',
  },
  app: {
    title: 'Authenticator app',
    setUp: 'Set up an authenticator app',
    since: 'Set up on <time>{date}</time>',
    remove: 'Remove app',
    removeTitle: 'Remove the authenticator app?',
    removeDescription:
      'Its codes are no longer required. If you have no passkey, your password alone is then enough to log in.',
    qrCode: 'QR code for your authenticator app',
    scan: 'Scan the code with an authenticator app on your phone, or enter this key in the app:',
    labels: { code: 'Code from the app' },
    codeHelp: 'The 6 digits that the app shows now',
    switchOn: 'Turn on',
  },
  passkeys: {
    title: 'Passkeys',
    intro:
      'Log in with your fingerprint, your face or the PIN of your device. There is no password to type or lose.',
    /** A button that opens the form for a new passkey. */
    addOne: 'Add a passkey',
    add: 'Add passkey',
    rename: 'Rename passkey',
    labels: { name: 'Passkey name' },
    nameHelp: 'For example, the device that stores it',
    caption: 'Passkeys, oldest first',
    columns: { name: 'Name', added: 'Added', lastUsed: 'Last used', actions: 'Actions' },
    never: 'Never',
    renameRow: 'Rename',
    /** The same button for screen readers. `name` is the passkey’s. */
    renameOne: 'Rename {name}',
    removeRow: 'Remove',
    removeOne: 'Remove {name}',
    removeTitle: 'Remove the passkey ‘{name}’?',
    removeDescription: 'You can no longer log in with it. Also delete it from the device that stores it.',
    remove: 'Remove passkey',
  },
  codes: {
    title: 'Recovery codes',
    left: '{count, plural, =0 {You have no recovery codes left. Create new ones now.} one {You have # recovery code left in case you lose your device.} other {You have # recovery codes left in case you lose your device.}}',
    renew: 'Create new recovery codes',
    renewTitle: 'Create new recovery codes?',
    renewDescription: 'Your current codes then no longer work.',
    confirmRenew: 'Create new codes',
    yours: 'Your recovery codes',
    yoursIntro:
      'If you lose your phone, each code logs you in once. Keep the codes where only you can find them. They are shown only this once.',
    download: 'Download codes',
    copy: 'Copy codes',
    done: 'Done',
  },
  /** For an admin, about a member who can no longer complete the second step. */
  ofMember: {
    intro:
      'A member who has lost both phone and recovery codes cannot log in. Make sure that the request comes from the member.',
    remove: 'Turn off two-factor authentication',
    removeTitle: 'Turn off two-factor authentication for {name}?',
    removeDescription:
      'The password alone is then enough to log in. The member is notified by email, and the audit log has an entry.',
  },
});
