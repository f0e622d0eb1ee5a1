import { z } from 'zod';
import { lectureMessages } from '#shared/lecture.ts';
import { lectureRules } from '#shared/lecture.rules.ts';
import { uploadMessages } from '#shared/upload.ts';
import { videoFaultMessages } from '#shared/video-faults.ts';
import { HEADER_BYTES, identifyVideo } from '#shared/video-header.ts';
import { lectureFormTexts } from '#shared/texts/lecture-form.ts';

const { validation } = lectureMessages;

/** Why a file cannot be sent, by its type and first bytes; null when the server has to look into it. */
async function videoError(file: File): Promise<string | null> {
  if (!file.type.startsWith('video/')) return validation.videoFormat;
  try {
    const header = await file.slice(0, HEADER_BYTES).arrayBuffer();
    const { fault } = identifyVideo(new Uint8Array(header));
    return fault && videoFaultMessages[fault];
  } catch {
    return uploadMessages.fileUnreadable;
  }
}

const video = z
  .instanceof(File, { error: () => validation.lectureFieldsMandatory })
  .superRefine(async (file, context) => {
    const message = await videoError(file);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

/** The form of a new lecture: the shared rules, and a video. */
export const lectureFormRules = lectureRules.extend({ video, isFreePreview: z.boolean() });

/** The form of a lecture that there is: its video has a place of its own, and no field. */
export const editLectureRules = lectureFormRules.extend({ video: video.optional() });

/** What the form of a lecture holds while it is filled in. */
export type LectureFields = z.input<typeof editLectureRules>;

/** What of a lecture is written in its form. */
export type LectureTexts = Omit<LectureFields, 'video'>;

/** The same of the form's values, without the file. */
export const lectureTextsOf = ({ title, description, isFreePreview }: LectureTexts): LectureTexts => ({
  title,
  description,
  isFreePreview,
});

/** Of the form's fields that can be invalid, from top to bottom. */
export function lectureLabels() {
  const { title, description, video: label } = lectureFormTexts.field;
  return { title, description, video: label };
}
