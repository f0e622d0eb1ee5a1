import { Text } from '@chakra-ui/react';
import { learningMessages } from '#shared/learning.ts';

interface NothingOnShelfProps {
  shelf: keyof typeof learningMessages.none;
}

/** The text of an empty list. */
export function NothingOnShelf({ shelf }: NothingOnShelfProps) {
  return (
    <Text color="fg.muted" paddingTop="6">
      {learningMessages.none[shelf]}
    </Text>
  );
}
