import { z } from 'zod';
import { commonPasswords } from './common-passwords.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

/**
 * Validation rules of every form and call, with the specification's texts (section 5). The client's forms and the
 * server's inputs use the same ones. Files are judged where they are read.
 */
const { validation } = messages;

/** Counts characters as people do, so that an emoji is one and not two. */
const characters = (text: string) => Array.from(text).length;

/** Required text, trimmed, of at most `max` characters; `empty` is what is said when nothing was typed. */
const text = (max: number, empty: string) =>
  z
    .string({ error: empty })
    .trim()
    .min(1, empty)
    .refine((value) => characters(value) <= max, validation.textTooLong(max));

const email = z
  .string({ error: validation.fillAllDetails })
  .trim()
  .min(1, validation.fillAllDetails)
  .max(limits.email.max, validation.invalidEmail)
  .pipe(z.email(validation.invalidEmail))
  .transform((value) => value.toLowerCase());

const fullName = z
  .string({ error: validation.fillAllDetails })
  .trim()
  .min(1, validation.fillAllDetails)
  .refine((value) => characters(value) >= limits.fullName.min, validation.nameTooShort)
  .refine((value) => characters(value) <= limits.fullName.max, validation.nameTooLong);

/** What a new password must have: 6 to 16 characters, a digit and a special character. */
export const passwordParts = {
  length: (value: string) =>
    characters(value) >= limits.password.min && characters(value) <= limits.password.max,
  number: (value: string) => /\d/u.test(value),
  special: (value: string) => /[^\p{L}\p{N}\s]/u.test(value),
} as const;

/** A password that has all its parts; the most common ones are refused. */
const newPassword = z
  .string({ error: validation.fillAllDetails })
  .min(1, validation.fillAllDetails)
  .refine((value) => Object.values(passwordParts).every((has) => has(value)), validation.weakPassword)
  .refine((value) => !commonPasswords.has(value.toLowerCase()), validation.commonPassword);

export const registerRules = z.object({ fullName, email, password: newPassword });

export const loginRules = z.object({
  email: z
    .string({ error: validation.fillAllDetails })
    .trim()
    .min(1, validation.fillAllDetails)
    .toLowerCase(),
  password: z.string({ error: validation.fillAllDetails }).min(1, validation.fillAllDetails),
});

const courseText = (max: number) => text(max, validation.courseFieldsMandatory);

export const courseRules = z.object({
  title: courseText(limits.courseTitle.max),
  description: courseText(limits.courseDescription.max),
  category: courseText(limits.category.max),
  instructor: courseText(limits.instructor.max),
});

const lectureText = (max: number) => text(max, validation.lectureFieldsMandatory);

export const lectureRules = z.object({
  title: lectureText(limits.lectureTitle.max),
  description: lectureText(limits.lectureDescription.max),
});

export type LoginFields = z.infer<typeof loginRules>;
