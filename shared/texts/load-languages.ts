import { compileMessage } from '@lingui/message-utils/compileMessage';
import { DEFAULT_LANGUAGE, languageTags } from '#shared/languages.ts';
import { addTexts, compileTextsWith, featuresWithTexts, type TextTree } from './texts.ts';

/**
 * Loads all languages of what the loaded code says, for a program that speaks them all: the server, and what renders its pages.
 * Browsers fetch the one that they show.
 */
export async function loadLanguages(): Promise<void> {
  const compiled = new Map<string, ReturnType<typeof compileMessage>>();
  compileTextsWith((message) => {
    let tokens = compiled.get(message);
    if (!tokens) compiled.set(message, (tokens = compileMessage(message)));
    return tokens;
  });
  const others = languageTags.filter((tag) => tag !== DEFAULT_LANGUAGE);
  await Promise.all(
    featuresWithTexts().flatMap((feature) =>
      others.map(async (tag) => {
        const { texts } = (await import(`./${feature}/${tag}.ts`)) as { texts: TextTree };
        addTexts(tag, feature, texts);
      }),
    ),
  );
}
