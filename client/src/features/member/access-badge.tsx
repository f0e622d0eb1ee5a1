import { Badge } from '@chakra-ui/react';
import type { MemberAccessText } from '#client/entities/subscription/member-access-text.ts';

/** Badge with the access state of a member. */
export function AccessBadge({ access: { label, isActive } }: { access: MemberAccessText }) {
  return isActive ? (
    <Badge>{label}</Badge>
  ) : (
    <Badge color="fg.muted" borderColor="border.control">
      {label}
    </Badge>
  );
}
