import { z } from 'zod';
import { characters } from './characters.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

/**
 * Parts of the rules for forms and calls. A feature's rules, with the specification's texts (section 5), are in the
 * file of its name beside this one; the client's forms and the server's inputs use the same ones. Files are judged where
 * they are read.
 */

/** What is said of a fault, in the language of whoever made it: it is read when there is one. */
export type Said = () => string;

const tooLong = (max: number) => ({ error: () => messages.validation.textTooLong({ limit: max }) });

/** Text, trimmed, of at most `max` characters, which may be empty; `missing` is what is said when there is none at all. */
export const atMost = (max: number, missing?: Said) =>
  z
    .string(missing && { error: missing })
    .trim()
    .refine((value) => characters(value) <= max, tooLong(max));

/** Required text, trimmed, of at most `max` characters; `empty` is what is said when nothing was typed. */
export const text = (max: number, empty: Said) =>
  z
    .string({ error: empty })
    .trim()
    .min(1, { error: empty })
    .refine((value) => characters(value) <= max, tooLong(max));

/** A mail address in lower case; `empty` and `invalid` are what is said of a missing and of a malformed one. */
export const emailAddress = (empty: Said, invalid: Said) =>
  z
    .string({ error: empty })
    .trim()
    .min(1, { error: empty })
    .max(limits.email.max, { error: invalid })
    .pipe(z.email({ error: invalid }))
    .transform((value) => value.toLowerCase());

/** What a list is searched for. */
export const searchRules = z.object({ search: atMost(limits.search.max) });
