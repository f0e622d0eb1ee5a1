import { z } from 'zod';
import { lectureMessages } from '#shared/lecture.ts';
import { lectureEditRules, lectureRules } from '#shared/lecture.rules.ts';
import { uploadMessages } from '#shared/upload.ts';
import { videoFaultMessages } from '#shared/video-faults.ts';
import { hasVideoExtension, HEADER_BYTES, identifyVideo } from '#shared/video-header.ts';
import { lectureFormTexts } from '#shared/texts/lecture-form.ts';

const { validation } = lectureMessages;

/** Returns why a file cannot be uploaded, judged by its type and first bytes; null when only the server can tell. */
async function videoError(file: File): Promise<string | null> {
  if (!file.type.startsWith('video/') && !hasVideoExtension(file.name)) return videoFaultMessages.NOT_A_VIDEO;
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

/** Rules for a new lecture: the shared rules, and a required video. */
export const lectureFormRules = lectureRules.extend({ video, isFreePreview: z.boolean() });

/** Rules for an existing lecture, whose video is replaced outside the form. */
export const editLectureRules = lectureFormRules.extend({
  video: video.optional(),
  changeNote: lectureEditRules.shape.changeNote,
});

/** The values of the lecture form. */
export type LectureFields = z.input<typeof editLectureRules>;

/** The values of the form for a new lecture without the video. */
export type LectureTexts = Omit<LectureFields, 'video' | 'changeNote'>;

/** The values of a form for an existing lecture. */
export type EditedLectureTexts = LectureTexts & { changeNote: string };

/** Picks these fields from a lecture or from the form's values. */
export const lectureTextsOf = ({ title, description, isFreePreview }: LectureTexts): LectureTexts => ({
  title,
  description,
  isFreePreview,
});

/** The values with which the form for an existing lecture begins. Its note is empty: the last one was about another change. */
export const firstTextsOf = (lecture: LectureTexts): EditedLectureTexts => ({
  ...lectureTextsOf(lecture),
  changeNote: '',
});

/** Picks the edited fields from the form's values. */
export const editedTextsOf = ({ changeNote = '', ...values }: LectureFields): EditedLectureTexts => ({
  ...lectureTextsOf(values),
  changeNote,
});

/** Labels of the fields that can be invalid, in field order. */
export function lectureLabels() {
  const { title, description, video: label, changeNote } = lectureFormTexts.field;
  return { title, description, video: label, changeNote };
}
