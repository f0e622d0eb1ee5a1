import { messages } from './messages.ts';
import { textsOf } from './texts/texts.ts';

/** Lengths count characters (code points), sizes count bytes. */
export const authLimits = {
  fullName: { min: 5, max: 100 },
  password: { min: 6, max: 16 },
  tokenName: { max: 60 },
  /** API tokens: how many an account may have that work, and in how many days they may expire. */
  tokens: { max: 20, days: [7, 30, 90, 365], defaultDays: 90 },
  /** How long people are taken for themselves before they are asked again. */
  confirmation: { seconds: 10 * 60 },
} as const;

/** Notices and errors about logins, new accounts and their fields; those of section 5 and 9 are the specification's, to the letter. */
export const authMessages = textsOf('auth', {
  failure: {
    createAccount: 'Failed to create account',
    login: 'Failed to log in',
    logout: 'Failed to logout',
    usePasskey: 'The passkey could not be used',
  },
  loading: {
    createAccount: 'Please wait while we are creating your account!',
    login: 'Please wait ! Authentication in progress ...',
  },
  success: {
    register: 'Welcome to {school}',
    login: 'Welcome back',
    logout: 'You are logged out',
  },
  validation: {
    fillAllDetails: 'Please fill all the details',
    profileFieldsMandatory: 'All Fields are mandatory',
    profileNameTooShort: 'Name cannot be of less than 5 characters',
    passwordsDiffer: 'The two new passwords are not the same',
    wrongCurrentPassword: 'The current password is wrong',
    noScope: 'Choose at least one permission',
    tokenUsedOrOld: 'This link was used already or is too old. Please ask for a new one',
    nameTooShort: 'Name should be at least of 5 characters',
    nameTooLong: 'Name can be at most 100 characters long',
    invalidEmail: 'Please enter a valid email',
    weakPassword:
      'Password must be 6 - 16 characters long and have at least a number and a special character',
    commonPassword: 'This password is on the list of the most common ones. Please choose another',
    ownWordsPassword:
      'This password contains a word of the school, or of your name or email address. Please choose another',
    avatarFormat: 'Unsupported format! Only JPG, JPEG, PNG, and WEBP are allowed.',
  },
  access: {
    wrongCredentials: 'The email or the password is wrong',
    secondStepNeedsScripts:
      'The second step needs JavaScript. Please turn it on for this site, and load the page again',
    secondFactorDemanded: 'Admins of this school need two-step sign-in. Please set it up on your profile',
    tooManyAttempts: 'Too many failed attempts. Please try again later',
  },
});

/** Why a login is refused to those who run no scripts, by what its address says of it. */
const loginRefusals = {
  credentials: () => authMessages.access.wrongCredentials,
  details: () => authMessages.validation.fillAllDetails,
  attempts: () => authMessages.access.tooManyAttempts,
  unavailable: () => messages.unavailable,
} as const;
export type LoginRefusal = keyof typeof loginRefusals;

/** What the login's page says of its address; null for nothing. */
export const loginRefusal = (reason: string | null): string | null =>
  reason !== null && Object.hasOwn(loginRefusals, reason) ? loginRefusals[reason as LoginRefusal]() : null;
