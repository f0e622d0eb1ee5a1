import { z } from 'zod';
import { characters } from './characters.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

/**
 * Parts of the rules for forms and calls. A feature's rules, with the specification's texts (section 5), are in the
 * file of its name beside this one; the client's forms and the server's inputs use the same ones. Files are judged where
 * they are read.
 */

/** Text, trimmed, of at most `max` characters, which may be empty; `missing` is what is said when there is none at all. */
export const atMost = (max: number, missing?: string) =>
  z
    .string(missing === undefined ? undefined : { error: missing })
    .trim()
    .refine((value) => characters(value) <= max, messages.validation.textTooLong(max));

/** Required text, trimmed, of at most `max` characters; `empty` is what is said when nothing was typed. */
export const text = (max: number, empty: string) =>
  z
    .string({ error: empty })
    .trim()
    .min(1, empty)
    .refine((value) => characters(value) <= max, messages.validation.textTooLong(max));

/** A mail address in lower case; `empty` and `invalid` are what is said of a missing and of a malformed one. */
export const emailAddress = (empty: string, invalid: string) =>
  z
    .string({ error: empty })
    .trim()
    .min(1, empty)
    .max(limits.email.max, invalid)
    .pipe(z.email(invalid))
    .transform((value) => value.toLowerCase());

/** What a list is searched for. */
export const searchRules = z.object({ search: atMost(limits.search.max) });
