import { Badge } from '@chakra-ui/react';

/** Marks what only ADMIN sees yet. */
export function DraftBadge() {
  return (
    <Badge color="action.text" borderColor="action.text" flexShrink="0">
      Draft
    </Badge>
  );
}
