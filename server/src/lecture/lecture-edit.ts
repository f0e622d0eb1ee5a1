import type { z } from 'zod';
import { lectureEditRules, linkEditRules } from '#shared/lecture.rules.ts';
import { lectureRefusals } from '#shared/lecture-refusals.ts';
import { differences } from '#server/platform/common/differences.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { validate } from '#server/platform/common/validate.ts';
import { LectureKind, type Lecture } from './lecture.entity.ts';

/** An edit of a lecture. Missing and null fields stay unchanged. A `changeNote` tells learners what has changed. */
export type LectureEdit = { [Field in keyof z.infer<typeof lectureEditRules>]?: string | null } & {
  /** The version that was edited. */
  version: number;
  isFreePreview?: boolean | null;
};

/** What an edit changes of a lecture. */
interface LectureEditChanges {
  /** The changed properties with their new values. */
  values: Partial<Lecture>;
  /** The names of the fields that were edited, without `text`. */
  fields: string[];
  /** The given Markdown, also if it is the current one. */
  text?: string;
}

/**
 * The changes of an edit. A note is always a change, also if it is like the last one. Throws CONFLICT if the edit is based on another
 * version, BAD_USER_INPUT for invalid fields and for those that a lecture of its kind does not have.
 */
export function readEdit(
  lecture: Lecture,
  { version, isFreePreview, ...given }: LectureEdit,
): LectureEditChanges {
  if (lecture.version !== version) throw new AppError('CONFLICT', lectureRefusals.conflict.lectureChanged);
  const present = Object.entries(given).filter(([, value]) => value != null);
  const rules = lecture.kind === LectureKind.LINK ? linkEditRules : lectureEditRules;
  const { changeNote, text, ...texts } = validate(rules, Object.fromEntries(present));
  const { validation } = lectureRefusals;
  if (text !== undefined && lecture.kind !== LectureKind.TEXT) {
    refuse('text', lecture.kind === LectureKind.LINK ? validation.textOfLink : validation.textOfVideo);
  }
  if (texts.url !== undefined && lecture.kind !== LectureKind.LINK) refuse('url', validation.urlOfOther);
  const { title, description, url } = lecture;
  const values = differences(
    { title, description, url, isFreePreview: lecture.isFreePreview },
    isFreePreview == null ? texts : { ...texts, isFreePreview },
  );
  const fields = Object.keys(values);
  if (!changeNote) return { values, fields, text };
  return {
    values: { ...values, changeNote, changedAt: new Date() },
    fields: [...fields, 'changeNote'],
    text,
  };
}

function refuse(field: string, message: string): never {
  throw new AppError('BAD_USER_INPUT', message, { fields: { [field]: message } });
}
