import { textsOf } from './texts/texts.ts';

/** Lengths count characters (code points), sizes count bytes. */
export const accessLimits = {
  /** For how long an admin may give access at a time. */
  grantYears: 10,
} as const;

/** What people read of who may watch. */
export const accessMessages = textsOf('access', {
  access: {
    subscriptionRequired: 'An active subscription is needed to watch the lectures',
  },
});
