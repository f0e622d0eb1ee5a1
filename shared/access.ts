import { textsOf } from './texts/texts.ts';

export const accessLimits = {
  /** The longest access that an admin can grant at once, in years. */
  grantYears: 10,
} as const;

/** Errors about access to lectures. */
export const accessMessages = textsOf('access', {
  access: {
    subscriptionRequired: 'You need an active subscription to watch the lectures',
  },
});
