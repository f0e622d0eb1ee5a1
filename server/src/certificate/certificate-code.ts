import { randomInt } from 'node:crypto';

/** Crockford's base 32: no letters that are taken for digits when read aloud or off paper. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 100 random bits. */
const LENGTH = 20;
const GROUP = 4;

/** A new code, like `7KQ2-9MXD-0V4T-HB3R-8W6E`: nobody can guess one. */
export function newCertificateCode(): string {
  return grouped(Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''));
}

/**
 * A code as it stands in the database, of what somebody typed: case, spaces and dashes do not matter, and O, I and L are
 * read as the digits they look like. Null for what is no code.
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
