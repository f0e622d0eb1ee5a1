import type { CaptionFile } from './video.ts';

const primary = (language: string) => language.split('-')[0]?.toLowerCase();

/** The captions to show: in the preferred language, in a variant of it, in a language of the reader, or the first. */
export function captionFor(
  captions: readonly CaptionFile[],
  preferred: string | null,
  readerLanguages: readonly string[] = navigator.languages,
): CaptionFile | null {
  for (const language of preferred === null ? readerLanguages : [preferred, ...readerLanguages]) {
    const exact = captions.find((caption) => caption.language.toLowerCase() === language.toLowerCase());
    const match = exact ?? captions.find((caption) => primary(caption.language) === primary(language));
    if (match) return match;
  }
  return captions[0] ?? null;
}
