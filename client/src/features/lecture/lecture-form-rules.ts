import { z } from 'zod';
import { lectureMessages } from '#shared/lecture.ts';
import { lectureEditRules, lectureRules, textLectureRules } from '#shared/lecture.rules.ts';
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
  text: z.string().optional(),
});

/** Rules for a new text lecture. */
export const textFormRules = textLectureRules.extend({ isFreePreview: z.boolean() });

/** Rules for the title and the access of an existing text lecture, which has no description. */
export const editBriefTextRules = editLectureRules.extend({ description: z.string() });

/** Rules for an existing text lecture. */
export const editTextRules = editBriefTextRules.extend({ text: lectureEditRules.shape.text });

/** The values of the lecture form. */
export type LectureFields = z.input<typeof editLectureRules>;

/** The values of the form for a new lecture without the video. */
export type LectureTexts = Omit<LectureFields, 'video' | 'changeNote' | 'text'>;

/** The values of a form for an existing lecture. `text` is empty in a form that does not edit the text. */
export type EditedLectureTexts = LectureTexts & { changeNote: string; text: string };

/** Picks these fields from a lecture or from the form's values. */
export const lectureTextsOf = ({ title, description, isFreePreview }: LectureTexts): LectureTexts => ({
  title,
  description,
  isFreePreview,
});

/** The values with which the form for an existing lecture begins. Its note is empty: the last one was about another change. */
export const firstTextsOf = (
  lecture: LectureTexts & { text?: { source: string } | null },
): EditedLectureTexts => ({
  ...lectureTextsOf(lecture),
  text: lecture.text?.source ?? '',
  changeNote: '',
});

/** Picks the edited fields from the form's values. */
export const editedTextsOf = ({
  changeNote = '',
  text = '',
  ...values
}: LectureFields): EditedLectureTexts => ({
  ...lectureTextsOf(values),
  text,
  changeNote,
});

/** Picks the fields of a new text lecture from the form's values. */
export const newTextOf = ({
  title,
  text = '',
  isFreePreview,
}: Pick<LectureFields, 'title' | 'text' | 'isFreePreview'>): {
  title: string;
  text: string;
  isFreePreview: boolean;
} => ({
  title,
  text,
  isFreePreview,
});

/** Labels of the fields that can be invalid, in field order. */
export function lectureLabels() {
  const { title, description, video: label, changeNote } = lectureFormTexts.field;
  return { title, description, video: label, text: lectureFormTexts.field.text, changeNote };
}
