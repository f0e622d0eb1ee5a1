import { Badge } from '@chakra-ui/react';
import { courseMessages } from '#shared/course.ts';

/** Marks drafts, which only admins see. */
export function DraftBadge() {
  return (
    <Badge color="action.text" borderColor="action.text" flexShrink="0">
      {courseMessages.card.draft}
    </Badge>
  );
}
