import { textsOf } from './texts/texts.ts';

/** Errors of calls about accounts. Only the server uses them, so browsers do not load this file. */
export const authRefusals = textsOf('auth-refusals', {
  conflict: {
    emailTaken: 'An account with this email already exists',
    emailVerified: 'Your email is already verified',
    hasAdmin: 'This school already has an admin. Log in, or ask that admin to give you the role',
  },
  notFound: {
    token: 'This token does not exist',
    /** Shown when a device is to be logged out whose session has already ended. */
    session: 'This device is already logged out',
  },
  wrongSetupLink: 'This link does not belong to this school. Use the link from the server log',
  pendingLoginOver: 'This login took too long. Log in again',
  confirmationRequired: 'Confirm your identity to continue',
  secondFactorRequired: 'One more step: complete two-factor authentication',
  invalidToken: 'This API token is not valid',
  expiredToken: 'This API token has expired. Create a new one on your profile',
  scopeRequired: 'This API token needs the scope {scope}',
  tooManyTokens: 'Your account has {max, number} API tokens, which is the limit. Revoke one first',
  readOnlyToken: 'This API token is read-only',
  sessionRequired: 'API tokens cannot do this. Log in with your password',
});
