import { authMessages } from '#shared/auth.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { fileLimits, fileMessages } from '#shared/file.ts';
import { fileRules } from '#shared/file.rules.ts';
import { fileTypeOf } from '#shared/file-types.ts';
import { HEADER_BYTES, identifyVideo } from '#shared/video-header.ts';
import { videoFaultMessages } from '#shared/video-faults.ts';
import { courseImportTexts } from '#shared/texts/course-import.ts';
import { emptyDraft, type DraftPlan } from './draft-plan.ts';
import { readFolder } from './folder.ts';
import { MANIFEST, readManifest } from './manifest.ts';
import { filesOf, importLimits, lecturesOf, picturesOf, type CoursePlan } from './plan.ts';
import { checkParts } from './plan-faults.ts';
import { nameOf, type Fault, type SourceFile } from './source.ts';
import { separatePictures } from './text-pictures.ts';

const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** What systems add to folders: hidden files, and what Office leaves beside an open document. */
const OF_SYSTEM = /(?:^|\/)(?:__MACOSX(?:\/|$)|\.|~\$|Thumbs\.db$|desktop\.ini$)/i;

/** A plan that was read from a folder. It can be imported if it has no faults. */
export interface ReadPlan {
  plan: CoursePlan;
  /** Sorted by path and line. */
  faults: Fault[];
  /** Files that are not imported, with the reason. */
  leftOut: { path: string; reason: string }[];
}

/**
 * Reads a folder as a course, by its manifest or by the names in it, and checks each part of it as the server does. It reads only texts
 * and the first bytes of other files.
 *
 * @param name the name of the folder, which is the title of a course without one
 */
export async function readPlan(name: string, files: readonly SourceFile[]): Promise<ReadPlan> {
  const own = files.filter(({ path }) => !OF_SYSTEM.test(path));
  const draft = emptyDraft(name, own);
  if (files.length > importLimits.files) {
    const message = courseImportTexts.fault.tooManyFiles({ max: importLimits.files });
    return { ...draft, faults: [{ path: '', line: null, message }] };
  }
  const manifest = own.find(({ path }) => path.toLowerCase() === MANIFEST);
  const hasLectures = manifest !== undefined && (await readManifest(draft, manifest));
  if (!hasLectures) {
    const rest = own.filter((file) => file !== manifest);
    await readFolder(draft, rest);
  }
  const leftOut = separatePictures(draft);
  const { plan, faults } = draft;
  const whole = { path: manifest?.path ?? '', line: null };
  if (faults.length === 0 && lecturesOf(plan).length === 0)
    faults.push({ ...whole, message: courseImportTexts.fault.nothing });
  checkParts(draft, whole);
  await checkContents(draft, new Map(own.map((file) => [file.path, file])));
  const order = (one: Fault, other: Fault) =>
    one.path.localeCompare(other.path) || (one.line ?? 0) - (other.line ?? 0);
  return { plan, faults: faults.toSorted(order), leftOut };
}

/** Checks the first bytes and the sizes of videos, files and pictures. */
async function checkContents(
  { plan, faults }: DraftPlan,
  byPath: ReadonlyMap<string, SourceFile>,
): Promise<void> {
  const check = async (path: string, faultOf: (file: SourceFile, header: Uint8Array) => string | null) => {
    const file = byPath.get(path);
    if (!file) return;
    const header = await file.read(Math.min(file.size, HEADER_BYTES)).catch(() => null);
    const message = header ? faultOf(file, header) : courseImportTexts.fault.unreadable;
    if (message !== null) faults.push({ path, line: null, message });
  };
  // Serial, because there may be more files than can be open at a time.
  for (const lecture of lecturesOf(plan)) if (lecture.kind === 'VIDEO') await check(lecture.path, videoFault);
  for (const { path } of filesOf(plan)) await check(path, fileFault);
  for (const { path } of picturesOf(plan)) await check(path, pictureFault);
}

function videoFault(_file: SourceFile, header: Uint8Array): string | null {
  const { fault } = identifyVideo(header);
  return fault && videoFaultMessages[fault];
}

function pictureFault({ path, size }: SourceFile, header: Uint8Array): string | null {
  const { contentType } = fileTypeOf(nameOf(path), header);
  if (!contentType || !PICTURES.has(contentType)) return authMessages.validation.avatarFormat;
  return size > limits.imageBytes ? messages.validation.imageTooLarge : null;
}

function fileFault({ path, size }: SourceFile, header: Uint8Array): string | null {
  const [named] = fileRules.safeParse({ name: nameOf(path) }).error?.issues ?? [];
  if (named) return named.message;
  if (size === 0) return fileMessages.validation.empty;
  if (size > fileLimits.size.max) return fileMessages.tooLarge;
  return fileTypeOf(nameOf(path), header).refusal;
}
