import { messages } from './messages.ts';
import { textsOf } from './texts/texts.ts';

/** Lengths count characters (code points), sizes count bytes. */
export const authLimits = {
  /** Most full names in Chinese, Japanese and Korean characters have two to four of them. */
  fullName: { min: 5, minUnparted: 2, max: 100 },
  password: { min: 6, max: 16 },
  tokenName: { max: 60 },
  /** API tokens: the maximum of working tokens per account, and the lifetimes to choose from, in days. */
  tokens: { max: 20, days: [7, 30, 90, 365], defaultDays: 90 },
  /** How long a login or a confirmed identity counts before the person must confirm again. */
  confirmation: { seconds: 10 * 60 },
} as const;

/** Notices and errors about logins, new accounts and their fields. The specification fixes those of its sections 5 and 9 word for word. */
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
    passwordsDiffer: 'The new passwords do not match',
    wrongCurrentPassword: 'The current password is incorrect',
    noScope: 'Choose at least one permission',
    tokenUsedOrOld: 'This link has already been used or has expired. Request a new one',
    nameTooShort: 'Name should be at least of 5 characters',
    unpartedNameTooShort: 'Enter your full name, with at least 2 characters',
    nameTooLong: 'Name can be at most 100 characters long',
    invalidEmail: 'Please enter a valid email',
    weakPassword:
      'Password must be 6 - 16 characters long and have at least a number and a special character',
    commonPassword: 'This password is one of the most common ones. Choose another',
    ownWordsPassword:
      'This password contains a word from the school’s name, your name or your email. Choose another',
    avatarFormat: 'Unsupported format! Only JPG, JPEG, PNG, and WEBP are allowed.',
  },
  access: {
    wrongCredentials: 'The email or password is incorrect',
    secondStepNeedsScripts:
      'Two-factor authentication requires JavaScript. Turn it on for this site and reload the page',
    secondFactorDemanded: 'Admins of this school need two-factor authentication. Set it up on your profile',
    tooManyAttempts: 'Too many failed attempts. Try again later',
  },
});

/** Why a login without JavaScript was refused, by the reason in the address of the login page. */
const loginRefusals = {
  credentials: () => authMessages.access.wrongCredentials,
  details: () => authMessages.validation.fillAllDetails,
  attempts: () => authMessages.access.tooManyAttempts,
  unavailable: () => messages.unavailable,
} as const;
export type LoginRefusal = keyof typeof loginRefusals;

/** Returns the text for the reason in the login page's address; null for none or an unknown one. */
export const loginRefusal = (reason: string | null): string | null =>
  reason !== null && Object.hasOwn(loginRefusals, reason) ? loginRefusals[reason as LoginRefusal]() : null;
