import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import type { Language } from '#shared/languages.ts';

/** A translation and the English text that it translates. */
export type Translation = readonly [english: string, text: string];

/**
 * Reads the translations of a language. Builds that include all languages contain the translations in place of this module: see
 * `scripts/lib/catalogues-plugin.ts`.
 *
 * @returns The translations by key, without those marked for review (`fuzzy`).
 */
export async function readCatalogue(tag: Language): Promise<Readonly<Record<string, Translation>>> {
  const { translations } = po.parse(await readFile(join(import.meta.dirname, `${tag}.po`), 'utf8'));
  const all = Object.values(translations).flatMap((byEnglish) => Object.values(byEnglish));
  return Object.fromEntries(
    all.flatMap(({ msgctxt: key, msgid: english, msgstr: [text], comments }): [string, Translation][] => {
      const isFuzzy = comments?.flag?.includes('fuzzy') ?? false;
      return key && text && !isFuzzy ? [[key, [english, text]]] : [];
    }),
  );
}
