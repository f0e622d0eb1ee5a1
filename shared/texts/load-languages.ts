import { compileMessage } from '@lingui/message-utils/compileMessage';
import { DEFAULT_LANGUAGE, languageTags, type Language } from '#shared/languages.ts';
import { readCatalogue, type Translation } from './catalogues.ts';
import { addTexts, compileTextsWith, englishByFeature } from './texts.ts';

const compiled = new Map<string, ReturnType<typeof compileMessage>>();
compileTextsWith((message) => {
  let tokens = compiled.get(message);
  if (!tokens) compiled.set(message, (tokens = compileMessage(message)));
  return tokens;
});

type Catalogues = ReadonlyMap<Language, Readonly<Record<string, Translation>>>;

let catalogues: Promise<Catalogues> | undefined;
const loaded = new Set<string>();

/**
 * Loads the translations of the loaded code's texts in all languages, for programs that use them all: the server and its page
 * renderer. Call it again after more code was loaded. A text without a current translation stays English.
 */
export async function loadLanguages(): Promise<void> {
  const all = await (catalogues ??= readCatalogues());
  for (const [feature, english] of englishByFeature()) {
    if (loaded.has(feature)) continue;
    loaded.add(feature);
    for (const [tag, translations] of all) addTexts(tag, translated(english, translations));
  }
}

async function readCatalogues(): Promise<Catalogues> {
  const others = languageTags.filter((tag) => tag !== DEFAULT_LANGUAGE);
  return new Map(await Promise.all(others.map(async (tag) => [tag, await readCatalogue(tag)] as const)));
}

/** Returns the texts by key: translations where they are current, else English. */
export function translated(
  english: Readonly<Record<string, string>>,
  translations: Readonly<Record<string, Translation>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(english).map(([key, text]) => {
      const [source, translation = text] = translations[key] ?? [];
      return [key, source === text ? translation : text];
    }),
  );
}
