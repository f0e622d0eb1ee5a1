import { AsyncLocalStorage } from 'node:async_hooks';
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts';

const spoken = new AsyncLocalStorage<{ language: Language }>();

/** In which language whoever this work is for is spoken to: that of a request, or of the reader of a mail. */
export function currentLanguage(): Language {
  return spoken.getStore()?.language ?? DEFAULT_LANGUAGE;
}

/** Goes on in another language: of a request it is known by now who asks. */
export function speak(language: Language): void {
  const work = spoken.getStore();
  if (work) work.language = language;
}

/** Does work in a language. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return spoken.run({ language }, work);
}
