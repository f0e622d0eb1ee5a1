import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { po, type GetTextTranslation } from 'gettext-parser';
import type { Language } from '../../shared/languages.ts';
import type { EnglishText } from './english-texts.ts';
import { root } from './project.mjs';

/**
 * The keys that need work in a catalogue. `outdated`: the English text has changed. `fuzzy`: the translation is marked for review.
 * `unused`: no English text has this key any more.
 */
export type OpenTexts = Record<'missing' | 'outdated' | 'fuzzy' | 'unused', string[]>;

export interface Catalogue {
  /** Such as `Language: de`. */
  headers: Record<string, string>;
  /** Entries with key and English text, in the order of the file. */
  entries: GetTextTranslation[];
}

const fileOf = (tag: Language) => join(root, 'shared', 'texts', `${tag}.po`);

/** Reads a catalogue completely, including comments and flags of translators and their tools. */
export async function readWhole(tag: Language): Promise<Catalogue> {
  const { headers, translations } = po.parse(await readFile(fileOf(tag), 'utf8'));
  const entries = Object.values(translations).flatMap((byEnglish) => Object.values(byEnglish));
  return { headers, entries: entries.filter(({ msgctxt }) => msgctxt) };
}

export async function writeWhole(tag: Language, { headers, entries }: Catalogue): Promise<void> {
  const byKey = entries.map((entry) => [entry.msgctxt ?? '', { [entry.msgid]: entry }]);
  const translations = Object.fromEntries(byKey) as Record<string, Record<string, GetTextTranslation>>;
  // Without folding, a changed word changes only one line.
  await writeFile(fileOf(tag), po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }));
}

/**
 * Updates a catalogue to the English texts. A text with a new key keeps its translation. An outdated translation is marked `fuzzy`, and
 * its previous English text is kept as `#| msgid`.
 *
 * @returns The new catalogue, and the keys that need work.
 */
export function updated(
  { headers, entries }: Catalogue,
  english: readonly EnglishText[],
): { catalogue: Catalogue; open: OpenTexts } {
  const open: OpenTexts = { missing: [], outdated: [], fuzzy: [], unused: [] };
  const known = new Map(entries.map((entry) => [entry.msgctxt ?? '', entry]));
  const keys = new Set(english.map(({ key }) => key));
  const left = new Map(
    entries.flatMap((entry) => (keys.has(entry.msgctxt ?? '') ? [] : [[entry.msgid, entry]])),
  );
  const taken = new Set<GetTextTranslation>();
  const made = english.map(({ key, text, comments }): GetTextTranslation => {
    const found = known.get(key) ?? left.get(text);
    if (found) taken.add(found);
    const [translation = ''] = found?.msgstr ?? [];
    const isOutdated = translation !== '' && found?.msgid !== text;
    const isFuzzy = isOutdated || (found?.comments?.flag?.includes('fuzzy') ?? false);
    if (translation === '') open.missing.push(key);
    else if (isOutdated) open.outdated.push(key);
    else if (isFuzzy) open.fuzzy.push(key);
    const previous = isOutdated ? `msgid ${JSON.stringify(found?.msgid)}` : found?.comments?.previous;
    return {
      msgctxt: key,
      msgid: text,
      msgstr: [translation],
      comments: {
        translator: found?.comments?.translator ?? '',
        reference: '',
        extracted: comments.join('\n'),
        flag: isFuzzy ? 'fuzzy' : '',
        previous: (isFuzzy && previous) || '',
      },
    };
  });
  open.unused = entries.filter((entry) => !taken.has(entry)).map(({ msgctxt = '' }) => msgctxt);
  return { catalogue: { headers, entries: made }, open };
}
