import { randomBytes } from 'node:crypto';
import { slugOf } from '#shared/slug.ts';

const MAX_LENGTH = 60;

/** The readable part of the URL of a course: `course` for a title without any letter or digit. */
export const slugify = (title: string): string => slugOf(title, MAX_LENGTH) || 'course';

/** Makes a taken slug unique with a random suffix. */
export function distinctSlug(slug: string): string {
  return `${slug}-${randomBytes(3).toString('hex')}`;
}
