import type { CaptionFile } from './video.ts';

const primary = (language: string) => language.split('-')[0]?.toLowerCase();

/** The captions to show: those in the wished language, its nearest relative, the reader's own language, or the first. */
export function captionFor(
  captions: readonly CaptionFile[],
  wished: string | null,
  readerLanguages: readonly string[] = navigator.languages,
): CaptionFile | null {
  for (const language of wished === null ? readerLanguages : [wished, ...readerLanguages]) {
    const exact = captions.find((caption) => caption.language.toLowerCase() === language.toLowerCase());
    const match = exact ?? captions.find((caption) => primary(caption.language) === primary(language));
    if (match) return match;
  }
  return captions[0] ?? null;
}
