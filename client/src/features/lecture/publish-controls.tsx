import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { lecturePublishingTexts } from '#shared/lecture-publishing.ts';
import { PublishAtDialog } from './publish-at-dialog.tsx';
import { usePublishLectures, type PublishableLecture } from './use-publish-lectures.ts';

interface PublishControlsProps {
  courseId: string;
  /** The drafts to publish. */
  drafts: readonly PublishableLecture[];
  /** Label of the button that publishes them now. */
  label: string;
}

/** Publishes drafts, now or at a chosen time (ADMIN). */
export function PublishControls({ courseId, drafts, label }: PublishControlsProps) {
  const { publishDrafts, isChanging } = usePublishLectures(courseId);
  const [isAsking, setIsAsking] = useState(false);
  const publish = async (at: Date | null) => {
    setIsAsking(false);
    await publishDrafts(drafts, at);
  };
  return (
    <>
      <Button loading={isChanging} onClick={() => void publish(null)}>
        {label}
      </Button>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        {lecturePublishingTexts.later}
      </Button>
      <PublishAtDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onChoose={(time) => void publish(time)}
      />
    </>
  );
}
