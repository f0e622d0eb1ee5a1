import { texts } from './texts/factor/en.ts';
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
export const factorMessages = textsOf('factor', texts);
