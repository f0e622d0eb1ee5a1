import { compileMessage } from '@lingui/message-utils/compileMessage';
import { DEFAULT_LANGUAGE, languageTags } from '#shared/languages.ts';
import { addTexts, compileTextsWith, featuresWithTexts, type TextTree } from './texts.ts';

const compiled = new Map<string, ReturnType<typeof compileMessage>>();
compileTextsWith((message) => {
  let tokens = compiled.get(message);
  if (!tokens) compiled.set(message, (tokens = compileMessage(message)));
  return tokens;
});
const others = languageTags.filter((tag) => tag !== DEFAULT_LANGUAGE);
/** By feature. */
const loading = new Map<string, Promise<unknown>>();

/**
 * Loads all languages of what the loaded code says, for a program that speaks them all: the server, and what renders its pages.
 * Browsers fetch the one that they show. Again after more code was loaded; what is known costs nothing.
 */
export async function loadLanguages(): Promise<void> {
  await Promise.all(featuresWithTexts().map(loadOnce));
}

function loadOnce(feature: string): Promise<unknown> {
  const started = loading.get(feature) ?? Promise.all(others.map((tag) => load(feature, tag)));
  loading.set(feature, started);
  return started;
}

async function load(feature: string, tag: (typeof others)[number]): Promise<void> {
  const { texts } = (await import(`./${feature}/${tag}.ts`)) as { texts: TextTree };
  addTexts(tag, feature, texts);
}
