import { courseImportTexts } from '#shared/texts/course-import.ts';
import { from, readCaptions, readText, type DraftPlan } from './draft-plan.ts';
import {
  captionLanguageOf,
  captionNameOf,
  readLink,
  roleOf,
  splitTitle,
  titleOfName,
} from './lecture-parts.ts';
import type { PlannedFile, PlannedLecture } from './plan.ts';
import { withPictures } from './text-pictures.ts';
import { byName, folderOf, nameOf, stemOf, type SourceFile } from './source.ts';

/** A picture at the top with this name is that of the course. */
const COURSE_PICTURE = /^(?:cover|course|picture|thumbnail)\.(?:jpe?g|png|webp)$/i;

/** A folder at the top with this name has the files of the course. */
const COURSE_FILES = /^(?:files|materials|resources|downloads)$/i;

const byPath = (one: SourceFile, other: SourceFile) => byName(one.path, other.path);
const stem = ({ path }: SourceFile): string => stemOf(nameOf(path)).toLowerCase();
const planned = ({ path, size }: SourceFile): PlannedFile => ({ path, size });

/**
 * Reads a course from the names of a folder without a manifest. Each folder is a section, and each video, Markdown file and link a
 * lecture, in the order of their names. What has the name of a lecture belongs to it, any other file to the lecture before it.
 */
export async function readFolder(draft: DraftPlan, files: readonly SourceFile[]): Promise<void> {
  const { plan } = draft;
  const isLecture = (file: SourceFile) => !['CAPTIONS', 'FILE'].includes(roleOf(file));
  plan.picture ??= pictureOf(files);
  // A folder with the name of a lecture beside it is no section: its files are those of the lecture.
  const atTop = new Set(files.filter((file) => folderOf(file.path) === '' && isLecture(file)).map(stem));
  const tops = new Map<string, SourceFile[]>();
  for (const file of files.toSorted(byPath)) {
    const [first = ''] = file.path.includes('/') ? file.path.split('/') : [];
    const top = atTop.has(first.toLowerCase()) ? '' : first;
    tops.set(top, [...(tops.get(top) ?? []), file]);
  }
  // Serial, because the parts of a plan have an order.
  for (const top of [...tops.keys()].toSorted(byName)) {
    const own = tops.get(top) ?? [];
    if (COURSE_FILES.test(top)) plan.files.push(...own.map(planned));
    else {
      const lectures = await readSection(draft, top, own);
      if (top === '') plan.lectures = lectures;
      else if (lectures.length > 0)
        plan.sections.push({ title: titleOfName(`${top}.`), summary: '', lectures });
    }
  }
}

function pictureOf(files: readonly SourceFile[]): PlannedFile | null {
  const file = files.find(({ path }) => COURSE_PICTURE.test(path));
  return file ? planned(file) : null;
}

/** A lecture, and the file that it is made from. */
interface FoundLecture {
  file: SourceFile;
  lecture: PlannedLecture;
}

/** @param files the files of a section, in their order */
async function readSection(
  draft: DraftPlan,
  folder: string,
  files: readonly SourceFile[],
): Promise<PlannedLecture[]> {
  const isDirect = ({ path }: SourceFile) => folderOf(path) === folder;
  const videos = new Set(files.filter((file) => isDirect(file) && roleOf(file) === 'VIDEO').map(stem));
  const isDescription = (file: SourceFile) => roleOf(file) === 'TEXT' && videos.has(stem(file));
  const found: FoundLecture[] = [];
  const others: SourceFile[] = [];
  for (const file of files) {
    const isLecture = isDirect(file) && !['CAPTIONS', 'FILE'].includes(roleOf(file)) && !isDescription(file);
    if (!isLecture) others.push(file);
    else {
      const lecture = await readLecture(draft, file);
      if (lecture) found.push({ file, lecture });
    }
  }
  for (const file of others) {
    if (!isDirect(file)) addDeepFile(draft, found, folder, file);
    else if (roleOf(file) === 'CAPTIONS') await addCaptions(draft, found, file);
    else if (isDescription(file)) await addDescription(draft, found, file);
    else {
      const named = found.find((one) => stem(one.file) === stem(file));
      const before = found.findLast((one) => byPath(one.file, file) < 0);
      ((named ?? before)?.lecture ?? draft.plan).files.push(planned(file));
    }
  }
  return found.map(({ lecture }) => lecture);
}

/** Reads a lecture from its file alone. Returns null, after noting the fault, if it cannot be read. */
async function readLecture(draft: DraftPlan, file: SourceFile): Promise<PlannedLecture | null> {
  const { path, size } = file;
  const title = titleOfName(nameOf(path));
  const fields = { title, isFreePreview: false, isDraft: false, files: [] };
  const origin = { path, line: null };
  const role = roleOf(file);
  if (role === 'VIDEO')
    return from(draft, origin, {
      ...{ ...fields, kind: 'VIDEO', path, size, description: title },
      ...{ isTrailer: false, captions: [] },
    });
  if (role === 'LINK') {
    const url = await readLink(draft, file);
    return url === null ? null : from(draft, origin, { ...fields, kind: 'LINK', url, description: title });
  }
  const source = await readText(draft, file);
  if (source === null) return null;
  const { title: heading, text } = splitTitle(withPictures(draft, path, source));
  return from(draft, origin, { ...fields, kind: 'TEXT', title: heading ?? title, text });
}

async function addCaptions(
  draft: DraftPlan,
  found: readonly FoundLecture[],
  file: SourceFile,
): Promise<void> {
  const { stem: name, language } = captionNameOf(nameOf(file.path));
  const lecture = found.find((one) => stem(one.file) === name.toLowerCase())?.lecture;
  if (lecture?.kind !== 'VIDEO') {
    draft.leftOut.push({ path: file.path, reason: courseImportTexts.leftOut.captions });
    return;
  }
  const captions = await readCaptions(draft, file, language ?? captionLanguageOf(draft));
  if (captions) lecture.captions.push(captions);
}

/** Takes a Markdown file with the name of a video as its description. */
async function addDescription(
  draft: DraftPlan,
  found: readonly FoundLecture[],
  file: SourceFile,
): Promise<void> {
  const lecture = found.find((one) => stem(one.file) === stem(file))?.lecture;
  const source = await readText(draft, file);
  if (source === null || lecture?.kind !== 'VIDEO') return;
  const { title, text } = splitTitle(source);
  Object.assign(lecture, { title: title ?? lecture.title, description: text.trim() || lecture.description });
}

/** Takes a file of a folder that has the name of a lecture beside it. */
function addDeepFile(
  draft: DraftPlan,
  found: readonly FoundLecture[],
  folder: string,
  file: SourceFile,
): void {
  const [name = ''] = file.path.slice(folder === '' ? 0 : folder.length + 1).split('/');
  const owner = found.find((one) => stem(one.file) === name.toLowerCase());
  if (owner) owner.lecture.files.push(planned(file));
  else draft.leftOut.push({ path: file.path, reason: courseImportTexts.leftOut.deep });
}
