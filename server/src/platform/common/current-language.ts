import { AsyncLocalStorage } from 'node:async_hooks';
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts';

const spoken = new AsyncLocalStorage<{ language: Language }>();

/** The language of the current work: that of the caller of a request, or of the recipient of a mail. */
export function currentLanguage(): Language {
  return spoken.getStore()?.language ?? DEFAULT_LANGUAGE;
}

/** Changes the language of the current work, for example once the caller of a request is known. */
export function speak(language: Language): void {
  const work = spoken.getStore();
  if (work) work.language = language;
}

/** Runs work in a language. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return spoken.run({ language }, work);
}
