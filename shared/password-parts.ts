import { authLimits } from './auth.ts';
import { characters } from './characters.ts';

/**
 * The form in which a new password is stored: NFC, because keyboards and systems compose accents differently (NIST SP
 * 800-63B), and without the blanks at its ends that copying adds.
 */
export const canonicalPassword = (typed: string): string => typed.normalize('NFC').trim();

/** The requirements for a new password: 6 to 16 characters, a digit and a special character. */
export const passwordParts = {
  length: (value: string) =>
    characters(value) >= authLimits.password.min && characters(value) <= authLimits.password.max,
  number: (value: string) => /\d/u.test(value),
  special: (value: string) => /[^\p{L}\p{N}\s]/u.test(value),
} as const;
