import { textsOf } from './texts/texts.ts';

/** What calls about accounts are refused with: only the server says it, and browsers do not load it. */
export const authRefusals = textsOf('auth-refusals', {
  conflict: {
    emailTaken: 'An account with this email exists already',
    emailVerified: 'Your email is verified already',
    hasAdmin: 'This school has an admin already. Please log in, or ask them to make you one',
  },
  notFound: {
    token: 'This token does not exist',
    /** Of a device that is to be logged out. */
    session: 'This device is logged out already',
  },
  wrongSetupLink: 'This link is not that of this school. Please use the one that it told at its start',
  pendingLoginOver: 'This login took too long. Please log in once more',
  confirmationRequired: 'Please confirm that it is you',
  secondFactorRequired: 'One more step: please show your second factor',
  invalidToken: 'This API token is not valid',
  expiredToken: 'This API token has expired. Create a new one on your profile',
  scopeRequired: 'This API token needs the scope {scope}',
  tooManyTokens: 'Your account has {max, number} API tokens, which is the limit. Revoke one first',
  readOnlyToken: 'This API token may only read',
  sessionRequired: 'An API token may not do this. Please log in with your password',
});
