import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import type { Language } from '#shared/languages.ts';

/** A translation and the English text that it translates. */
export type Translation = readonly [english: string, text: string];

/**
 * Reads the catalogue of a language. Builds of programs that speak all languages contain the catalogues instead of this module: see
 * `scripts/lib/catalogues-plugin.ts`.
 *
 * @returns Its translations by key, without those that a translator has to look at again (`fuzzy`).
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
