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
 * Loads all languages of the loaded code's texts, for a program that speaks them all: the server, and what renders its pages. Call it
 * again after more code was loaded. A text whose translation is missing, or is one of an older English text, stays English.
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

/** English texts by key, with those translations that are current. */
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
