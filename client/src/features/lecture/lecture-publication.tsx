import { Flex, Text } from '@chakra-ui/react';
import { Button } from '#client/ui/button.tsx';
import { lecturePublishingTexts as texts } from '#shared/lecture-publishing.ts';
import { PublishControls } from './publish-controls.tsx';
import { usePublishLectures } from './use-publish-lectures.ts';

interface LecturePublicationProps {
  courseId: string;
  lecture: { id: string; isDraft: boolean; publishAt?: string | null };
}

/** Whether learners see a lecture, and what an ADMIN can do about it. */
export function LecturePublication({
  courseId,
  lecture: { id, isDraft, publishAt },
}: LecturePublicationProps) {
  const { unpublishLectures, isChanging } = usePublishLectures(courseId);
  return (
    <Flex gap="3" wrap="wrap" align="center">
      {isDraft && (
        <>
          <Text flexBasis="full">{texts.isDraft}</Text>
          <PublishControls courseId={courseId} lectureIds={[id]} label={texts.publish} />
        </>
      )}
      {(!isDraft || publishAt) && (
        <Button variant="outline" loading={isChanging} onClick={() => void unpublishLectures([id])}>
          {isDraft ? texts.cancelSchedule : texts.unpublish}
        </Button>
      )}
    </Flex>
  );
}
