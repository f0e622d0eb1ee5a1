import { courseLanguages } from '#shared/course-languages.ts';
import { titleOf } from '#shared/file-title.ts';
import { hasVideoExtension } from '#shared/video-header.ts';
import { courseImportTexts } from '#shared/texts/course-import.ts';
import { readText, type DraftPlan } from './draft-plan.ts';
import { nameOf, stemOf, suffixOf, type SourceFile } from './source.ts';

/** What a file can be in a course. */
export type FileRole = 'VIDEO' | 'TEXT' | 'LINK' | 'CAPTIONS' | 'FILE';

const ROLES: Readonly<Record<string, FileRole>> = {
  '.md': 'TEXT',
  '.markdown': 'TEXT',
  '.url': 'LINK',
  '.webloc': 'LINK',
  '.vtt': 'CAPTIONS',
  '.srt': 'CAPTIONS',
};

/** Returns what a file is, by its name. */
export const roleOf = ({ path }: SourceFile): FileRole =>
  hasVideoExtension(path) ? 'VIDEO' : (ROLES[suffixOf(nameOf(path))] ?? 'FILE');

/** Returns the title of a section or lecture for a name with its number: `02_The-first_loaf.mp4` becomes `The first loaf`. */
export function titleOfName(name: string): string {
  const title = titleOf(name);
  return title.replace(/^\d{1,4}(?:\.\d{1,3})*[.):]?\s+/, '') || title;
}

/** Splits the name of captions, such as `02 Knots.pt-BR.vtt`, into the stem of its video and the language. */
export function captionNameOf(name: string): { stem: string; language: string | null } {
  const stem = stemOf(name);
  const found = /^(.+)\.([A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,3})$/.exec(stem);
  return found?.[1] === undefined ? { stem, language: null } : { stem: found[1], language: found[2] ?? null };
}

/** The language of captions without one in their name. */
export const captionLanguageOf = ({ plan }: DraftPlan): string => courseLanguages[plan.language] ?? 'en';

/** Splits Markdown into its title, which is null unless it begins with a heading, and the rest. */
export function splitTitle(markdown: string): { title: string | null; text: string } {
  const source = markdown.replaceAll('\r\n', '\n');
  const lines = source.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const line = lines[first]?.trim() ?? '';
  if (!line.startsWith('# ')) return { title: null, text: source };
  let title = line.slice(2);
  // A heading may end with the same signs.
  while (title.endsWith('#')) title = title.slice(0, -1);
  return { title: title.trim(), text: lines.slice(first + 1).join('\n') };
}

/** Returns the address in a link file of Windows or macOS. Returns null, after noting the fault, for a file without one. */
export async function readLink(draft: DraftPlan, file: SourceFile): Promise<string | null> {
  const source = await readText(draft, file);
  if (source === null) return null;
  const url = /^URL=(.+)$/im.exec(source)?.[1] ?? /<string>\s*(https?:[^<]+)<\/string>/i.exec(source)?.[1];
  if (url === undefined) {
    draft.faults.push({ path: file.path, line: null, message: courseImportTexts.fault.link });
    return null;
  }
  return url.trim().replaceAll('&amp;', '&');
}
