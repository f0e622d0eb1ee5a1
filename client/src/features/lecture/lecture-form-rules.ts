import { z } from 'zod';
import { lectureMessages } from '#shared/lecture.ts';
import { lectureRules } from '#shared/lecture.rules.ts';

const { validation } = lectureMessages;

/** A video that the server will look into. */
const video = z
  .instanceof(File, { error: validation.lectureFieldsMandatory })
  .refine(({ type }) => type.startsWith('video/'), validation.videoFormat);

/** The form of a new lecture: the shared rules, and a video. */
export const lectureFormRules = lectureRules.extend({ video, isFreePreview: z.boolean() });

/** The form of a lecture that has a video already. */
export const editLectureRules = lectureFormRules.extend({ video: video.optional() });

/** What the form of a lecture holds while it is filled in. */
export type LectureFields = z.input<typeof editLectureRules>;

/** The form's fields that can be invalid, from top to bottom. */
export const lectureFieldNames = ['title', 'description', 'video'] as const;

export const lectureLabels = { title: 'Title', description: 'Description', video: 'Video' };
