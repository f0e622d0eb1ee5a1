import { textsOf } from './texts/texts.ts';

export const factorLimits = {
  /** Digits of an authenticator app's code. */
  codeDigits: 6,
  recoveryCodes: 10,
  passkeys: 20,
  passkeyName: { max: 60 },
  /** Characters of what a browser answers for a passkey; a usual one has some 2,000. */
  passkeyResponse: { max: 20_000 },
} as const;

/** What is said about two-step sign-in: notices, errors and its screens. */
export const factorMessages = textsOf('factor', {
  failure: {
    load: 'Failed to load your two-step sign-in',
    setUp: 'Failed to set up two-step sign-in',
    remove: 'Failed to switch two-step sign-in off',
    recoveryCodes: 'Failed to make new recovery codes',
    addPasskey: 'Failed to add the passkey',
    changePasskey: 'Failed to change the passkey',
    removeForMember: 'Failed to remove the second step',
  },
  loading: {
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
  /** The second step of a login, after the password. */
  proof: {
    codeLabels: { code: 'Code of your authenticator app' },
    codeHelp: '6 digits, new every half minute',
    recoveryLabels: { recoveryCode: 'Recovery code' },
    recoveryHelp: 'One of those that you kept when you set two-step sign-in up. It works once.',
    hasNoDevice: 'Is your device not at hand?',
    useRecoveryCode: 'Use a recovery code',
    hasDevice: 'Do you have your device after all?',
    withoutRecoveryCode: 'Do without a recovery code',
  },
  /** On the profile. */
  card: {
    title: 'Two-step sign-in',
    intro:
      'A passkey or an app on your phone shows that it is you. Whoever learns your password cannot log in by it alone.',
  },
  app: {
    title: 'Authenticator app',
    setUp: 'Set up an authenticator app',
    since: 'Set up on <time>{date}</time>',
    remove: 'Remove the app',
    removeTitle: 'Remove the authenticator app?',
    removeDescription:
      'Its codes are no longer asked for. Without a passkey, your password alone opens your account then.',
    qrCode: 'QR code for your authenticator app',
    scan: 'Scan the code with an authenticator app on your phone, or type this key into the app:',
    labels: { code: 'Code of the app' },
    codeHelp: 'The 6 digits that the app shows now',
    switchOn: 'Switch on',
  },
  passkeys: {
    title: 'Passkeys',
    intro:
      'Your fingerprint, your face or the PIN of a device opens your account, with no password to type or to lose.',
    /** A button that opens the form of a new one. */
    addOne: 'Add a passkey',
    add: 'Add passkey',
    rename: 'Rename passkey',
    labels: { name: 'Name of the passkey' },
    nameHelp: 'Like the device that keeps it',
    caption: 'Passkeys, oldest first',
    columns: { name: 'Name', added: 'Added', lastUsed: 'Last used', actions: 'Actions' },
    never: 'Never',
    renameRow: 'Rename',
    /** The same for screen readers. */
    renameOne: 'Rename {name}',
    removeRow: 'Remove',
    removeOne: 'Remove {name}',
    removeTitle: 'Remove the passkey ‘{name}’?',
    removeDescription: 'It no longer opens your account. Delete it from the device that keeps it, too.',
    remove: 'Remove passkey',
  },
  codes: {
    title: 'Recovery codes',
    left: '{count, plural, =0 {You have no recovery codes left: make new ones now.} one {You have # recovery code left for the day your device is lost.} other {You have # recovery codes left for the day your device is lost.}}',
    renew: 'New recovery codes',
    renewTitle: 'Make new recovery codes?',
    renewDescription: 'The codes that you have no longer work then.',
    confirmRenew: 'Make new codes',
    yours: 'Your recovery codes',
    yoursIntro:
      'Each opens your account once when your phone is lost. Keep them where only you find them: they are shown only this once.',
    download: 'Download codes',
    copy: 'Copy codes',
    done: 'Done',
  },
  /** What an admin does for a member who has lost the second step. */
  ofMember: {
    intro:
      'Someone who has lost both phone and recovery codes cannot log in. Make sure that it is they who ask you.',
    remove: 'Remove second step',
    removeTitle: 'Remove the second step of {name}?',
    removeDescription:
      'The password alone opens the account then. They are told by mail, and it is written down.',
  },
});
