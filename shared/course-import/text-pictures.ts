import { ownImage } from '#shared/own-image.ts';
import { courseImportTexts } from '#shared/texts/course-import.ts';
import type { DraftPlan } from './draft-plan.ts';
import { importLimits, lecturesOf, pictureMark, picturesOf, type PlannedFile } from './plan.ts';
import { folderOf } from './source.ts';

/** `![description](address` or `![description](<address>`, without a title. */
const PICTURE = /!\[([^[\]]*)\]\((?:<([^<>\n]+)>|([^\s()<>]+))/g;
/** The begin or end of a block of code. */
const FENCE = /^ {0,3}(?:```|~~~)/;
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

/**
 * Adds the pictures of the folder that a Markdown file shows to the plan, and returns the text with marks in place of their paths. Notes
 * a fault for a file that is missing, and for a picture without a description. Addresses of other websites stay.
 *
 * @param path of the Markdown file, from which paths begin
 */
export function withPictures(draft: DraftPlan, path: string, markdown: string): string {
  let isCode = false;
  const lines = markdown.split('\n').map((source, index) => {
    if (FENCE.test(source)) isCode = !isCode;
    if (isCode) return source;
    return source.replace(PICTURE, (whole, alt: string, quoted?: string, plain?: string) => {
      const address = quoted ?? plain ?? '';
      // An exported text has the address of a picture that the school has lost.
      if (ELSEWHERE.test(address) || ownImage(address)) return whole;
      const fault = (message: string) => {
        draft.faults.push({ path, line: index + 1, message });
        return whole;
      };
      if (alt.trim() === '') return fault(courseImportTexts.fault.noDescription);
      const target = resolved(folderOf(path), address);
      const file = draft.byPath.get(target.normalize('NFC'));
      if (!file) return fault(courseImportTexts.fault.missing({ path: target }));
      return `![${alt}](${markOf(draft, { path: file.path, size: file.size })}`;
    });
  });
  return lines.join('\n');
}

function markOf({ plan: { pictures } }: DraftPlan, picture: PlannedFile): string {
  const known = pictures.findIndex(({ path }) => path === picture.path);
  return pictureMark(known === -1 ? pictures.push(picture) - 1 : known);
}

/** Returns the path of an address in a file of this folder. One that begins with a slash begins at the top. */
function resolved(folder: string, address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const parts = path.startsWith('/') || folder === '' ? [] : folder.split('/');
  for (const part of decoded(path).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A name with a percent sign that nobody has encoded.
    return path;
  }
}

/** Takes the pictures of a plan out of its files for download and of what is left out. */
export function separatePictures({ plan, leftOut, faults }: DraftPlan): { path: string; reason: string }[] {
  const shown = new Set(picturesOf(plan).map(({ path }) => path));
  const others = <Item extends { path: string }>(files: readonly Item[]) =>
    files.filter(({ path }) => !shown.has(path));
  plan.files = others(plan.files);
  for (const lecture of lecturesOf(plan)) lecture.files = others(lecture.files);
  if (plan.pictures.length > importLimits.pictures) {
    const message = courseImportTexts.fault.tooManyPictures({ max: importLimits.pictures });
    faults.push({ path: '', line: null, message });
  }
  return others(leftOut);
}
