import { z } from 'zod';
import { characters } from './characters.ts';
import { asciiEmail, EMAIL } from './email-address.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

/**
 * Parts of the rules for forms and the API. A feature's rules, with the specification's texts (section 5), are in
 * `<feature>.rules.ts` beside this file. The client's forms and the server's inputs use the same rules. Files are checked where
 * they are read.
 */

/** Returns the text of an error in the reader's language. It is read only when there is an error. */
export type Said = () => string;

const tooLong = (max: number) => ({ error: () => messages.validation.textTooLong({ limit: max }) });

/** Trimmed text of at most `max` characters, which may be empty. `missing` is the error for a missing value. */
export const atMost = (max: number, missing?: Said) =>
  z
    .string(missing && { error: missing })
    .trim()
    .refine((value) => characters(value) <= max, tooLong(max));

/** Required, trimmed text of at most `max` characters. `empty` is the error for an empty or missing text. */
export const text = (max: number, empty: Said) =>
  z
    .string({ error: empty })
    .trim()
    .min(1, { error: empty })
    .refine((value) => characters(value) <= max, tooLong(max));

/** Control characters, line ends, and marks that reorder or isolate the text around them. They can disguise a name. */
const DISGUISES = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** Removes them from a name that was not typed, such as that of a file. */
export const withoutDisguises = (text: string): string => text.replace(new RegExp(DISGUISES, 'gu'), '');
/** Characters that are drawn. */
const VISIBLE = /[^\p{Z}\p{C}\p{M}\p{DI}]/u;

/** One line of text in NFC, without characters that disguise it. `missing` is the error for a missing value. */
const line = (missing?: Said) =>
  z
    .string(missing && { error: missing })
    .trim()
    .normalize('NFC')
    .refine((value) => !DISGUISES.test(value), { error: () => messages.validation.hiddenCharacters });

/** A `line` of at most `max` characters, which may be empty. */
export const lineAtMost = (max: number, missing?: Said) =>
  line(missing).refine((value) => characters(value) <= max, tooLong(max));

/** A required `line` in which something can be seen. `empty` is the error for an empty or missing text. */
export const visibleLine = (empty: Said) =>
  line(empty).refine((value) => VISIBLE.test(value), { error: empty });

/** A name or title: a `visibleLine` of at most `max` characters. */
export const name = (max: number, empty: Said) =>
  visibleLine(empty).refine((value) => characters(value) <= max, tooLong(max));

/**
 * An email address in lower case, with its domain in ASCII. `empty` and `invalid` are the errors for a missing and for a
 * malformed address.
 */
export const emailAddress = (empty: Said, invalid: Said) =>
  z
    .string({ error: empty })
    .trim()
    .min(1, { error: empty })
    .max(limits.email.max, { error: invalid })
    .transform(asciiEmail)
    .pipe(z.email({ error: invalid, pattern: EMAIL }).max(limits.email.max, { error: invalid }))
    .transform((value) => value.toLowerCase());

/** The search term of a list. Names and addresses are found in the form in which they are stored. */
export const searchRules = z.object({
  search: atMost(limits.search.max).normalize('NFC').transform(asciiEmail),
});
