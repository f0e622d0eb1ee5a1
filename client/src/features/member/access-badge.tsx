import { Badge } from '@chakra-ui/react';
import type { AccessText } from './subscription-text.ts';

/** Whether somebody may watch, in a word. */
export function AccessBadge({ access: { label, isActive } }: { access: AccessText }) {
  return isActive ? (
    <Badge>{label}</Badge>
  ) : (
    <Badge color="fg.muted" borderColor="border.control">
      {label}
    </Badge>
  );
}
