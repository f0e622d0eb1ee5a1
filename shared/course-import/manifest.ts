import { LineCounter, parseDocument, type Document } from 'yaml';
import { courseImportTexts } from '#shared/texts/course-import.ts';
import { from, readCaptions, readText, type DraftPlan, type Origin } from './draft-plan.ts';
import { roleOf, splitTitle, titleOfName } from './lecture-parts.ts';
import {
  languageOf,
  manifestFault,
  manifestRules,
  normalized,
  type Manifest,
  type ManifestLecture,
} from './manifest.rules.ts';
import type { PlannedCaptions, PlannedFile, PlannedLecture } from './plan.ts';
import { nameOf, type SourceFile } from './source.ts';
import { withPictures } from './text-pictures.ts';

/** The name of the manifest, at the top of the folder. */
export const MANIFEST = 'course.yaml';

/** The place of a part of the manifest: the keys and numbers that lead to it. */
type Place = readonly (string | number)[];

/**
 * Reads the manifest into the plan. Returns whether it names the lectures: if it does not, the names in the folder tell them. Faults
 * have their lines.
 */
export async function readManifest(draft: DraftPlan, file: SourceFile): Promise<boolean> {
  const source = await readText(draft, file);
  if (source === null) return true;
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  for (const { pos } of document.errors)
    draft.faults.push({ path: file.path, line: lineAt(pos[0]), message: courseImportTexts.fault.yaml });
  if (document.errors.length > 0) return true;
  const originOf = (place: Place): Origin => ({ path: file.path, line: lineAt(offsetOf(document, place)) });
  const { data, error } = manifestRules.safeParse(document.toJS() ?? {});
  for (const issue of error?.issues ?? []) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const place = [...issue.path, ...unknown].map((key) => (typeof key === 'symbol' ? String(key) : key));
    draft.faults.push({ ...originOf(place), message: manifestFault(issue) });
  }
  if (!data) return true;
  readCourse(draft, data);
  const reader = new ManifestReader(draft, originOf);
  reader.readPicture(data);
  if (!data.lectures && !data.sections) return false;
  await reader.read(data);
  return true;
}

/** The offset of a part of the manifest, or of the innermost part that has it. */
function offsetOf(document: Document, place: Place): number {
  for (let length = place.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(place.slice(0, length), true);
    if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range))
      return Number(node.range[0]);
  }
  return 0;
}

function readCourse({ plan }: DraftPlan, { language, title, ...rest }: Manifest): void {
  const { description, category, instructor, outcomes, audience, requirements, approvalNumber } = rest;
  Object.assign(plan, {
    ...{ description, category, instructor, outcomes, audience, requirements, approvalNumber },
  });
  if (title !== undefined) plan.title = title;
  if (language !== undefined) plan.language = languageOf(language);
}

/** Reads the files that a manifest names. */
class ManifestReader {
  private readonly used = new Set<string>([MANIFEST]);

  constructor(
    private readonly draft: DraftPlan,
    private readonly originOf: (place: Place) => Origin,
  ) {}

  readPicture({ picture }: Manifest): void {
    const file = picture === undefined ? null : this.take(picture, ['picture']);
    if (file) this.draft.plan.picture = { path: file.path, size: file.size };
  }

  async read({ lectures = [], sections = [], files }: Manifest): Promise<void> {
    const { plan, leftOut } = this.draft;
    plan.lectures = await this.lecturesOf(lectures, ['lectures']);
    for (const [index, { title, summary, lectures: own }] of sections.entries()) {
      const taught = await this.lecturesOf(own, ['sections', index, 'lectures']);
      plan.sections.push({ title, summary, lectures: taught });
    }
    plan.files = this.filesOf(files, ['files']);
    for (const { path } of this.draft.byPath.values())
      if (!this.used.has(path)) leftOut.push({ path, reason: courseImportTexts.leftOut.unused });
  }

  private async lecturesOf(lectures: readonly ManifestLecture[], place: Place): Promise<PlannedLecture[]> {
    const read: PlannedLecture[] = [];
    // Serial, because lectures have an order.
    for (const [index, lecture] of lectures.entries()) {
      const planned = await this.lecture(lecture, [...place, index]);
      if (planned) read.push(planned);
    }
    return read;
  }

  private async lecture(lecture: ManifestLecture, place: Place): Promise<PlannedLecture | null> {
    const {
      title,
      description,
      free: isFreePreview,
      draft: isDraft,
      trailer: isTrailer,
      link: url,
    } = lecture;
    const origin = this.originOf(place);
    const fields = { isFreePreview, isDraft, files: this.filesOf(lecture.files, [...place, 'files']) };
    if (url !== undefined)
      return from(this.draft, origin, {
        ...fields,
        kind: 'LINK',
        url,
        title: title ?? '',
        description: description ?? '',
      });
    const file = this.take(lecture.file ?? lecture.text ?? '', [
      ...place,
      lecture.file === undefined ? 'text' : 'file',
    ]);
    if (!file) return null;
    const { path, size } = file;
    const name = title ?? titleOfName(nameOf(path));
    if (lecture.file !== undefined) {
      if (roleOf(file) !== 'VIDEO') return this.fault([...place, 'file'], courseImportTexts.fault.notVideo);
      const captions = await this.captionsOf(lecture.captions ?? {}, [...place, 'captions']);
      const video = {
        kind: 'VIDEO' as const,
        path,
        size,
        captions,
        isTrailer,
        description: description ?? name,
      };
      return from(this.draft, origin, { ...fields, ...video, title: name });
    }
    const markdown = await readText(this.draft, file);
    if (markdown === null) return null;
    const source = withPictures(this.draft, path, markdown);
    const { title: heading, text } = splitTitle(source);
    // The manifest knows better, and then the heading is part of the text.
    const words = title === undefined ? { title: heading ?? name, text } : { title, text: source };
    return from(this.draft, { path, line: null }, { ...fields, ...words, kind: 'TEXT' });
  }

  private async captionsOf(
    captions: Readonly<Record<string, string>>,
    place: Place,
  ): Promise<PlannedCaptions[]> {
    const read: PlannedCaptions[] = [];
    for (const [language, path] of Object.entries(captions)) {
      const file = this.take(normalized(path), [...place, language]);
      const planned = file && (await readCaptions(this.draft, file, language));
      if (planned) read.push(planned);
    }
    return read;
  }

  private filesOf(paths: readonly string[], place: Place): PlannedFile[] {
    return paths.flatMap((path, index) => {
      const file = this.take(path, [...place, index]);
      return file ? [{ path: file.path, size: file.size }] : [];
    });
  }

  /** Returns the file at a path, which nothing else may use. Returns null, after noting the fault, if there is none. */
  private take(path: string, place: Place): SourceFile | null {
    const file = this.draft.byPath.get(path.normalize('NFC'));
    if (!file) return this.fault(place, courseImportTexts.fault.missing({ path }));
    if (this.used.has(file.path)) return this.fault(place, courseImportTexts.fault.twice);
    this.used.add(file.path);
    return file;
  }

  private fault(place: Place, message: string): null {
    this.draft.faults.push({ ...this.originOf(place), message });
    return null;
  }
}
