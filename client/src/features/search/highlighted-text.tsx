import { chakra } from '@chakra-ui/react';
import { foundParts } from '#shared/search-words.ts';

interface HighlightedTextProps {
  text: string;
  /** The words that were searched, as `foldedWords` has them. */
  words: readonly string[];
}

const Mark = chakra('mark', {
  base: { bg: 'action.subtle', color: 'inherit', fontWeight: 'semibold', borderRadius: 'sm' },
});

/** A text in which the words that were searched are marked. */
export function HighlightedText({ text, words }: HighlightedTextProps) {
  return foundParts(text, words).map(({ part, isFound }, place) =>
    isFound ? <Mark key={place}>{part}</Mark> : part,
  );
}
