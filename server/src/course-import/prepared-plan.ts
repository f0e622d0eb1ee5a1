import type { z } from 'zod';
import type { CueOfFile } from '#shared/captions/cue.ts';
import { parseCaptions } from '#shared/captions/parse-captions.ts';
import { refusingFaults } from '#server/caption/refused-captions.ts';
import { requireFile } from '#server/file/new-file.ts';
import { readText, type WrittenText } from '#server/lecture/text/written-text.ts';
import { validateFile, type NewFile } from '#server/upload/new-file.ts';
import type { planRules } from './plan.rules.ts';

/** A plan that the rules accept. */
export type ValidPlan = z.output<typeof planRules>;
type ValidLecture = ValidPlan['lectures'][number];

/** A file with its bare name. */
export interface PreparedFile extends NewFile {
  path: string;
}

/** A lecture of a plan with what is made of it before the transaction: the rendered text, and files with bare names. */
export type PreparedLecture = { files: PreparedFile[] } & (
  | {
      kind: 'VIDEO';
      lecture: Extract<ValidLecture, { kind: 'VIDEO' }>;
      video: PreparedFile;
      captions: { language: string; cues: CueOfFile[] }[];
    }
  | { kind: 'TEXT'; lecture: Extract<ValidLecture, { kind: 'TEXT' }>; written: WrittenText }
  | { kind: 'LINK'; lecture: Extract<ValidLecture, { kind: 'LINK' }> }
);

export interface PreparedPlan {
  lectures: PreparedLecture[];
  sections: { title: string; summary: string; lectures: PreparedLecture[] }[];
  files: PreparedFile[];
  picture: { path: string } | null;
  pictures: { path: string }[];
}

/**
 * Renders the texts of a plan and checks the names and sizes of its files. Throws BAD_USER_INPUT, PAYLOAD_TOO_LARGE and
 * UNSUPPORTED_MEDIA_TYPE.
 */
export async function preparePlan(plan: ValidPlan, maxVideoBytes: number): Promise<PreparedPlan> {
  const prepare = async (lectures: readonly ValidLecture[]): Promise<PreparedLecture[]> => {
    const prepared: PreparedLecture[] = [];
    // One text after the other: rendering takes the processor.
    for (const lecture of lectures) prepared.push(await preparedLecture(lecture, maxVideoBytes));
    return prepared;
  };
  const sections: PreparedPlan['sections'] = [];
  for (const { lectures, ...section } of plan.sections)
    sections.push({ ...section, lectures: await prepare(lectures) });
  const { picture, pictures } = plan;
  const files = plan.files.map(preparedFile);
  return { lectures: await prepare(plan.lectures), sections, files, picture, pictures };
}

async function preparedLecture(lecture: ValidLecture, maxVideoBytes: number): Promise<PreparedLecture> {
  const files = lecture.files.map(preparedFile);
  if (lecture.kind === 'LINK') return { kind: 'LINK', lecture, files };
  if (lecture.kind === 'TEXT') return { kind: 'TEXT', lecture, files, written: await readText(lecture.text) };
  const { path, size } = lecture;
  const video = { path, ...validateFile({ fileName: path, size }, maxVideoBytes) };
  const captions = lecture.captions.map(({ language, path: name, source }) => ({
    language,
    cues: refusingFaults(name, () => parseCaptions(source)),
  }));
  return { kind: 'VIDEO', lecture, files, video, captions };
}

const preparedFile = ({ path, size }: { path: string; size: number }): PreparedFile => ({
  path,
  ...requireFile({ fileName: path, size }),
});
