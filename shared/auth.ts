import { messages } from './messages.ts';

/** Lengths count characters (code points), sizes count bytes. */
export const authLimits = {
  fullName: { min: 5, max: 100 },
  password: { min: 6, max: 16 },
  tokenName: { max: 60 },
  /** How long people are taken for themselves before they are asked again. */
  confirmation: { seconds: 10 * 60 },
} as const;

/** Notices and errors about accounts, sessions and API tokens; those of section 5 and 9 are the specification's, to the letter. */
export const authMessages = {
  failure: {
    createAccount: 'Failed to create account',
    login: 'Failed to log in',
    logout: 'Failed to logout',
    updateProfile: 'Failed to update profile',
    changePassword: 'Failed to change the password',
    resetPassword: 'Failed to reset the password',
    requestPasswordReset: 'Failed to send the mail',
    verifyEmail: 'Failed to verify the email',
    deleteAccount: 'Failed to delete the account',
    confirmIdentity: 'Failed to confirm that it is you',
    exportData: 'Failed to collect your data',
    createToken: 'Failed to create the token',
    revokeToken: 'Failed to revoke the token',
    loadTokens: 'Failed to load the tokens',
    loadSessions: 'Failed to load your devices',
    endSession: 'Failed to log the device out',
  },
  loading: {
    createAccount: 'Please wait while we are creating your account!',
    login: 'Please wait ! Authentication in progress ...',
    updateProfile: 'Saving your profile',
    changePassword: 'Changing your password',
    resetPassword: 'Setting your new password',
    requestPasswordReset: 'Sending the mail',
    verifyEmail: 'Verifying your email',
    deleteAccount: 'Deleting your account',
    exportData: 'Collecting your data',
    createToken: 'Creating the token',
    revokeToken: 'Revoking the token',
    endSession: 'Logging the device out',
  },
  choice: {
    revokeApiTokens: 'Revoke all my API tokens, too',
  },
  success: {
    register: (school: string) => `Welcome to ${school}`,
    login: 'Welcome back',
    logout: 'You are logged out',
    updateProfile: 'Profile updated successfully',
    changePassword: 'Password changed. Your other devices are logged out',
    resetPassword: 'Password changed. You are logged in',
    requestPasswordReset: 'If this email has an account, a mail is on its way',
    resendVerification: 'A mail is on its way',
    verifyEmail: 'Your email is verified',
    deleteAccount: 'Your account is deleted',
    exportData: 'Your data is downloaded',
    createToken: 'Token created',
    revokeToken: 'Token revoked',
    endSession: 'The device is logged out',
  },
  validation: {
    fillAllDetails: 'Please fill all the details',
    profileFieldsMandatory: 'All Fields are mandatory',
    profileNameTooShort: 'Name cannot be of less than 5 characters',
    passwordsDiffer: 'The two new passwords are not the same',
    wrongCurrentPassword: 'The current password is wrong',
    tokenUsedOrOld: 'This link was used already or is too old. Please ask for a new one',
    nameTooShort: 'Name should be at least of 5 characters',
    nameTooLong: 'Name can be at most 100 characters long',
    invalidEmail: 'Please enter a valid email',
    weakPassword:
      'Password must be 6 - 16 characters long and have at least a number and a special character',
    commonPassword: 'This password is on the list of the most common ones. Please choose another',
    avatarFormat: 'Unsupported format! Only JPG, JPEG, PNG, and WEBP are allowed.',
  },
  access: {
    wrongCredentials: 'The email or the password is wrong',
    secondStepNeedsScripts:
      'The second step needs JavaScript. Please turn it on for this site, and load the page again',
    secondFactorDemanded: 'Admins of this school need two-step sign-in. Please set it up on your profile',
    tooManyAttempts: 'Too many failed attempts. Please try again later',
  },
} as const;

/** What only the server says: apart, so that browsers do not load it. */
export const authRefusals = {
  conflict: {
    emailTaken: 'An account with this email exists already',
    emailVerified: 'Your email is verified already',
    hasAdmin: 'This school has an admin already. Please log in, or ask them to make you one',
  },
  notFound: {
    token: 'This token does not exist',
    session: 'This device is logged out already',
  },
  wrongSetupLink: 'This link is not that of this school. Please use the one that it told at its start',
  pendingLoginOver: 'This login took too long. Please log in once more',
  confirmationRequired: 'Please confirm that it is you',
  secondFactorRequired: 'One more step: please show your second factor',
  invalidToken: 'This API token is not valid',
  readOnlyToken: 'This API token may only read',
  sessionRequired: 'An API token may not do this. Please log in with your password',
} as const;

/** Why a login is refused to those who run no scripts, by what its address says of it. */
export const loginRefusals = {
  credentials: authMessages.access.wrongCredentials,
  details: authMessages.validation.fillAllDetails,
  attempts: authMessages.access.tooManyAttempts,
  unavailable: messages.unavailable,
} as const;
export type LoginRefusal = keyof typeof loginRefusals;

/** What the login's page says of its address; null for nothing. */
export const loginRefusal = (reason: string | null): string | null =>
  reason !== null && Object.hasOwn(loginRefusals, reason) ? loginRefusals[reason as LoginRefusal] : null;
