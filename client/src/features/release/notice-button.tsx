import { Bell, BellRing } from 'lucide-react';
import type { UpcomingLecturePartsFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { useReleaseNotice } from './use-release-notice.ts';

interface NoticeButtonProps {
  lecture: UpcomingLecturePartsFragment;
  label: string;
}

/** Toggle button that asks for an email when the lecture is published. */
export function NoticeButton({ label, lecture: { id, title, willNotify } }: NoticeButtonProps) {
  const setNotice = useReleaseNotice();
  const Icon = willNotify ? BellRing : Bell;
  return (
    <Button
      variant="outline"
      aria-pressed={willNotify}
      aria-label={`${label}: ${title}`}
      onClick={() => void setNotice(id, !willNotify)}
    >
      <Icon size="1.125em" aria-hidden />
      {label}
    </Button>
  );
}
