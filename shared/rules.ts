import { z } from 'zod';
import { characters } from './characters.ts';
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

/** An email address in lower case. `empty` and `invalid` are the errors for a missing and for a malformed address. */
export const emailAddress = (empty: Said, invalid: Said) =>
  z
    .string({ error: empty })
    .trim()
    .min(1, { error: empty })
    .max(limits.email.max, { error: invalid })
    .pipe(z.email({ error: invalid }))
    .transform((value) => value.toLowerCase());

/** The search term of a list. */
export const searchRules = z.object({ search: atMost(limits.search.max) });
