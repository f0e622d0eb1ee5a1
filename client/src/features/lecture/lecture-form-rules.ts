import { z } from 'zod';
import { lectureMessages } from '#shared/lecture.ts';
import { lectureEditRules, lectureRules, linkLectureRules, textLectureRules } from '#shared/lecture.rules.ts';
import { uploadMessages } from '#shared/upload.ts';
import { videoFaultMessages } from '#shared/video-faults.ts';
import { hasVideoExtension, HEADER_BYTES, identifyVideo } from '#shared/video-header.ts';
import { lectureFormTexts } from '#shared/texts/lecture-form.ts';
import { linkLectureTexts } from '#shared/texts/link-lecture.ts';

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
  url: z.string().optional(),
});

/** Rules for a new text lecture. */
export const textFormRules = textLectureRules.extend({ isFreePreview: z.boolean() });

/** Rules for a new link. */
export const linkFormRules = linkLectureRules.extend({ isFreePreview: z.boolean() });

/** Rules for the title and the access of an existing text or link, whose description may be empty. */
export const editBriefRules = editLectureRules.extend({ description: z.string() });

/** Rules for an existing text lecture. */
export const editTextRules = editBriefRules.extend({ text: lectureEditRules.shape.text });

/** Rules for an existing link. */
export const editLinkRules = editLectureRules.extend({
  description: linkLectureRules.shape.description,
  url: lectureEditRules.shape.url,
});

/** The values of the lecture form. */
export type LectureFields = z.input<typeof editLectureRules>;

/** The values of the form for a new lecture without the video. */
export type LectureTexts = Omit<LectureFields, 'video' | 'changeNote' | 'text' | 'url'>;

/** The values of a form for an existing lecture. `text` and `url` are empty in a form that does not edit them. */
export type EditedLectureTexts = LectureTexts & { changeNote: string; text: string; url: string };

/** Picks these fields from a lecture or from the form's values. */
export const lectureTextsOf = ({ title, description, isFreePreview }: LectureTexts): LectureTexts => ({
  title,
  description,
  isFreePreview,
});

/** The values with which the form for an existing lecture begins. Its note is empty: the last one was about another change. */
export const firstTextsOf = (
  lecture: LectureTexts & { text?: { source: string } | null; url?: string | null },
): EditedLectureTexts => ({
  ...lectureTextsOf(lecture),
  text: lecture.text?.source ?? '',
  url: lecture.url ?? '',
  changeNote: '',
});

/** Picks the edited fields from the form's values. */
export const editedTextsOf = ({
  changeNote = '',
  text = '',
  url = '',
  ...values
}: LectureFields): EditedLectureTexts => ({
  ...lectureTextsOf(values),
  text,
  url,
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

/** Picks the fields of a new link from the form's values. */
export const newLinkOf = ({ url = '', ...fields }: LectureFields): LectureTexts & { url: string } => ({
  ...lectureTextsOf(fields),
  url,
});

/** Labels of the fields that can be invalid, in field order. */
export function lectureLabels() {
  const { title, description, video: label, changeNote } = lectureFormTexts.field;
  return { title, description, video: label, text: lectureFormTexts.field.text, changeNote };
}

/** The same for a link. */
export function linkLabels() {
  const { title, changeNote } = lectureFormTexts.field;
  const { url, reason } = linkLectureTexts.field;
  return { title, url, description: reason, changeNote };
}
