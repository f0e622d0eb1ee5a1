import { captionLimits, captionMessages } from '#shared/caption.ts';
import { CaptionsFault } from '#shared/captions/captions-fault.ts';
import { decodeText } from '#shared/captions/decode-text.ts';
import { parseCaptions } from '#shared/captions/parse-captions.ts';
import { courseImportTexts } from '#shared/texts/course-import.ts';
import type { CoursePlan, PlannedCaptions, PlannedLecture } from './plan.ts';
import type { Fault, SourceFile } from './source.ts';

/** A place in the folder: a file, and its line if it has lines. */
export interface Origin {
  path: string;
  line: number | null;
}

/** A plan that is being read, with the origin of each of its parts for the faults that are found later. */
export interface DraftPlan {
  plan: CoursePlan;
  faults: Fault[];
  /** Files that are not imported, with the reason. */
  leftOut: { path: string; reason: string }[];
  /** All files by their paths in NFC. */
  byPath: ReadonlyMap<string, SourceFile>;
  origins: Map<object, Origin>;
}

/** Returns an empty plan of a course with this title and from these files. */
export const emptyDraft = (title: string, files: readonly SourceFile[]): DraftPlan => ({
  plan: {
    title,
    description: '',
    category: '',
    instructor: '',
    language: 'ENGLISH',
    outcomes: [],
    audience: '',
    requirements: '',
    approvalNumber: '',
    picture: null,
    pictures: [],
    lectures: [],
    sections: [],
    files: [],
  },
  faults: [],
  leftOut: [],
  byPath: new Map(files.map((file) => [file.path.normalize('NFC'), file])),
  origins: new Map(),
});

/** Notes where a lecture comes from, and returns it. */
export function from<Lecture extends PlannedLecture>(
  draft: DraftPlan,
  origin: Origin,
  lecture: Lecture,
): Lecture {
  draft.origins.set(lecture, origin);
  return lecture;
}

/** Files are read up to this size, in bytes: the longest text of four-byte characters. */
const TEXT_BYTES = 400_000;

/** Reads captions and checks them as the server does. Returns null after noting the fault. */
export async function readCaptions(
  draft: DraftPlan,
  { path, size, read }: SourceFile,
  language: string,
): Promise<PlannedCaptions | null> {
  try {
    if (size > captionLimits.captionsBytes)
      throw new CaptionsFault(captionMessages.validation.captionsTooLarge);
    const source = decodeText(await read(size));
    parseCaptions(source);
    return { path, language, source };
  } catch (error) {
    const { reason, line } =
      error instanceof CaptionsFault ? error : { reason: courseImportTexts.fault.unreadable, line: null };
    draft.faults.push({ path, line: line ?? null, message: reason });
    return null;
  }
}

/** Reads a file as UTF-8. Returns null, after noting the fault, for one that is too large or is no text. */
export async function readText(draft: DraftPlan, file: SourceFile): Promise<string | null> {
  const { fault: texts } = courseImportTexts;
  const fault = (message: string) => {
    draft.faults.push({ path: file.path, line: null, message });
    return null;
  };
  if (file.size > TEXT_BYTES) return fault(texts.textTooLarge);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.read(file.size));
  } catch (error) {
    return fault(error instanceof TypeError ? texts.notUtf8 : texts.unreadable);
  }
}
