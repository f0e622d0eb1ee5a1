import { authLimits } from './auth.ts';
import { characters } from './characters.ts';

/** The requirements for a new password: 6 to 16 characters, a digit and a special character. */
export const passwordParts = {
  length: (value: string) =>
    characters(value) >= authLimits.password.min && characters(value) <= authLimits.password.max,
  number: (value: string) => /\d/u.test(value),
  special: (value: string) => /[^\p{L}\p{N}\s]/u.test(value),
} as const;
