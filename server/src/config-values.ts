import { z } from 'zod';

/** Types of settings. */
export const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
/** One of at least two words. The fault lists them: `must be web, worker or all`. */
export const choice = <Word extends string>(...words: Word[]) =>
  z.enum(words, `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`);
export const integer = (min: number, max: number) => {
  const fault = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(fault).int(fault).min(min, fault).max(max, fault);
};
const FRACTION_FAULT = 'must be a number from 0 to 1';
export const fraction = z.coerce.number(FRACTION_FAULT).min(0, FRACTION_FAULT).max(1, FRACTION_FAULT);
export const like = (pattern: RegExp, fault: string) => z.string().regex(pattern, fault);
export const headers = like(/^[^=,]+=[^,]*(,[^=,]+=[^,]*)*$/, 'must be like name=value,other=value');
export const url = (protocol: RegExp, example: string) =>
  // Further rules expect an address.
  z.url({ protocol, abort: true, error: `must be an address like ${example}` });
/** The public address. All pages are at the top of their host. */
export const origin = url(/^https?$/, 'https://school.example').refine(
  (address) => /^[^/]*\/\/[^/?#]*\/*$/.test(address),
  'must have no path: the school needs a host name of its own, such as https://school.example',
);
export const secret = z.string().min(32, 'must have at least 32 characters');

/** Words of placeholders that are copied from guides. */
const PLACEHOLDER =
  /change.?me|replace.?me|example|placeholder|password|passphrase|secret|lectern|school|your[-_ ]|qwerty/i;
/** Minimum entropy in bits. 32 random hexadecimal characters have about 115 by their own frequencies. */
const LEAST_BITS = 80;

/**
 * Returns why a text does not look random, as the rest of a sentence; undefined if no weakness is found. Random texts of at least 32
 * hexadecimal characters pass.
 */
export function weaknessOf(text: string): string | undefined {
  if (PLACEHOLDER.test(text)) return 'contains the words of a placeholder';
  if (isRepeated(text)) return 'repeats itself';
  if (isSequence(text)) return 'is a sequence of neighboring characters';
  if (frequencyBits(text) < LEAST_BITS) return 'has too few different characters';
  return undefined;
}

/** Whether the text repeats a block, the last time possibly cut off. */
function isRepeated(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length++) {
    if (text.startsWith(text.slice(length))) return true;
  }
  return false;
}

/** Whether most characters are equal or adjacent to the previous one, as in `abcdef` and `98765`. */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] ?? 0)) <= 1);
  return steps.length > text.length / 2;
}

/** Shannon entropy of the text by the frequencies of its characters. */
function frequencyBits(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / text.length), 0);
}

/** Returns `address` of `Name <address>` or of a bare address. */
export function addressOf(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
}

/** Two connections per core keep PostgreSQL busy. The upper limit leaves room for the embedded server's other connections. */
export const poolSizeFor = (cores: number): number => Math.min(Math.max(2 * cores, 10), 30);
