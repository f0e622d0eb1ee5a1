import { chakra } from '@chakra-ui/react';
import { foundParts } from '#shared/search-words.ts';

interface HighlightedTextProps {
  text: string;
  /** The search words, as returned by `foldedWords`. */
  words: readonly string[];
}

const Mark = chakra('mark', {
  base: { bg: 'action.subtle', color: 'inherit', fontWeight: 'semibold', borderRadius: 'sm' },
});

/** A text with the search words highlighted. */
export function HighlightedText({ text, words }: HighlightedTextProps) {
  return foundParts(text, words).map(({ part, isFound }, place) =>
    isFound ? <Mark key={place}>{part}</Mark> : part,
  );
}
