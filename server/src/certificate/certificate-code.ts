import { randomInt } from 'node:crypto';

/** Crockford's base 32, which leaves out letters that are easily confused with digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 100 random bits. */
const LENGTH = 20;
const GROUP = 4;

/** Returns a new random code, such as `7KQ2-9MXD-0V4T-HB3R-8W6E`. */
export function newCertificateCode(): string {
  return grouped(Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''));
}

/**
 * Converts a typed code to its form in the database. Ignores case, spaces and dashes, and reads O, I and L as the digits that they
 * resemble. Returns null if the text is not a code.
 */
export function readCertificateCode(text: string): string | null {
  const letters = text
    .toUpperCase()
    .replace(/[\s\p{Dash}]+/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const isCode = letters.length === LENGTH && [...letters].every((letter) => ALPHABET.includes(letter));
  return isCode ? grouped(letters) : null;
}

function grouped(letters: string): string {
  return (letters.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}
