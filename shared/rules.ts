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

/** A mail address in lower case; `empty` and `invalid` are what is said of a missing and of a malformed one. */
const emailAddress = (empty: string, invalid: string) =>
  z
    .string({ error: empty })
    .trim()
    .min(1, empty)
    .max(limits.email.max, invalid)
    .pipe(z.email(invalid))
    .transform((value) => value.toLowerCase());

/** A person's name; `empty` and `tooShort` are what is said of a missing and of a short one. */
const personName = (empty: string, tooShort: string) =>
  z
    .string({ error: empty })
    .trim()
    .min(1, empty)
    .refine((value) => characters(value) >= limits.fullName.min, tooShort)
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

export const registerRules = z.object({
  fullName: personName(validation.fillAllDetails, validation.nameTooShort),
  email: emailAddress(validation.fillAllDetails, validation.invalidEmail),
  password: newPassword,
});

export const loginRules = z.object({
  email: z
    .string({ error: validation.fillAllDetails })
    .trim()
    .min(1, validation.fillAllDetails)
    .toLowerCase(),
  password: z.string({ error: validation.fillAllDetails }).min(1, validation.fillAllDetails),
});

export const profileRules = z.object({
  fullName: personName(validation.profileFieldsMandatory, validation.profileNameTooShort),
});

export const changePasswordRules = z.object({
  currentPassword: z.string({ error: validation.fillAllDetails }).min(1, validation.fillAllDetails),
  newPassword,
});

export const deleteAccountRules = changePasswordRules.pick({ currentPassword: true });

export const requestPasswordResetRules = z.object({
  email: emailAddress(validation.fillAllDetails, validation.invalidEmail),
});

export const resetPasswordRules = z.object({
  token: z.string({ error: validation.tokenUsedOrOld }).min(1, validation.tokenUsedOrOld),
  password: newPassword,
});

export const apiTokenRules = z.object({ name: text(limits.tokenName.max, validation.fillAllDetails) });

export const contactRules = z.object({
  name: text(limits.fullName.max, validation.contactFieldsMandatory),
  email: emailAddress(validation.contactFieldsMandatory, validation.contactEmail),
  message: text(limits.contactMessage.max, validation.contactFieldsMandatory),
});

/** What a list of people is searched for. */
export const memberSearchRules = z.object({
  search: z
    .string()
    .trim()
    .refine((value) => characters(value) <= limits.search.max, validation.textTooLong(limits.search.max)),
});

const courseText = (max: number) => text(max, validation.courseFieldsMandatory);

export const courseRules = z.object({
  title: courseText(limits.courseTitle.max),
  description: courseText(limits.courseDescription.max),
  category: courseText(limits.category.max),
  instructor: courseText(limits.instructor.max),
});

const draftText = (max: number) =>
  z
    .string({ error: validation.courseFieldsMandatory })
    .trim()
    .refine((value) => characters(value) <= max, validation.textTooLong(max));

/** A course that nobody but admins sees yet needs a title only. */
export const courseDraftRules = z.object({
  title: text(limits.courseTitle.max, validation.draftTitle),
  description: draftText(limits.courseDescription.max),
  category: draftText(limits.category.max),
  instructor: draftText(limits.instructor.max),
});

const lectureText = (max: number) => text(max, validation.lectureFieldsMandatory);

export const lectureRules = z.object({
  title: lectureText(limits.lectureTitle.max),
  description: lectureText(limits.lectureDescription.max),
});

export type LoginFields = z.infer<typeof loginRules>;
