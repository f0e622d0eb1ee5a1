import { z } from 'zod';
import { characters } from './characters.ts';
import { lectureLimits, lectureMessages } from './lecture.ts';
import { linkLectureLimits, linkLectureMessages } from './link-lecture.ts';
import { messages } from './messages.ts';
import { lineAtMost, name, text } from './rules.ts';

const missing = () => lectureMessages.validation.lectureFieldsMandatory;

export const lectureRules = z.object({
  title: name(lectureLimits.lectureTitle.max, missing),
  description: text(lectureLimits.lectureDescription.max, missing),
});

const { max } = lectureLimits.lectureText;

/** Markdown without blank lines around it. The first line keeps its indentation, which has a meaning there. */
const markdown = z
  .string({ error: missing })
  .transform((value) =>
    value
      .replaceAll('\r\n', '\n')
      .replace(/^(?:[^\S\n]*\n)+/, '')
      .trimEnd(),
  )
  .pipe(
    z
      .string()
      .min(1, { error: missing })
      .refine((value) => characters(value) <= max, {
        error: () => messages.validation.textTooLong({ limit: max }),
      }),
  );

/** A text that is not saved yet. */
export const lectureTextRules = z.object({ text: markdown });

/** A new text lecture. */
export const textLectureRules = lectureTextRules.extend({ title: lectureRules.shape.title });

const { reason, url } = linkLectureLimits;

function hasNoCredentials(address: string): boolean {
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

/** The address of a web page as browsers write it, without credentials. */
const webAddress = text(url.max, missing)
  .pipe(
    z.url({
      protocol: /^https?$/,
      normalize: true,
      abort: true,
      error: () => linkLectureMessages.invalid,
    }),
  )
  .refine(hasNoCredentials, { error: () => linkLectureMessages.hasCredentials })
  // Escaping can make it longer than what was typed.
  .refine((value) => value.length <= url.max, {
    error: () => messages.validation.textTooLong({ limit: url.max }),
  });

/** A new link. Its description is the reason to read the page. */
export const linkLectureRules = z.object({
  title: lectureRules.shape.title,
  url: webAddress,
  description: text(reason.max, missing),
});

/** An edit of a lecture. An empty note, or none, tells learners of no change. */
export const lectureEditRules = lectureRules.partial().extend({
  changeNote: lineAtMost(lectureLimits.changeNote.max).optional(),
  text: markdown.optional(),
  url: webAddress.optional(),
});

/** An edit of a link, whose description is shorter. */
export const linkEditRules = lectureEditRules.extend({
  description: linkLectureRules.shape.description.optional(),
});
