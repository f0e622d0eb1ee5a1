import { Badge } from '@chakra-ui/react';
import type { AccessWords } from './subscription-words.ts';

/** Whether somebody may watch, in a word. */
export function AccessBadge({ words: { label, isActive } }: { words: AccessWords }) {
  return isActive ? (
    <Badge>{label}</Badge>
  ) : (
    <Badge color="fg.muted" borderColor="border.control">
      {label}
    </Badge>
  );
}
