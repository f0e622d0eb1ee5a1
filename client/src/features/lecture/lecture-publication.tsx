import { Flex, Text } from '@chakra-ui/react';
import { Button } from '#client/ui/button.tsx';
import { lecturePublishingTexts as texts } from '#shared/lecture-publishing.ts';
import { PublishControls } from './publish-controls.tsx';
import { usePublishLectures, type PublishableLecture } from './use-publish-lectures.ts';

interface LecturePublicationProps {
  courseId: string;
  lecture: PublishableLecture;
}

/** Shows whether a lecture is published, with controls to change that (ADMIN). */
export function LecturePublication({ courseId, lecture }: LecturePublicationProps) {
  const { isDraft, publishAt } = lecture;
  const { unpublishLectures, isChanging } = usePublishLectures(courseId);
  return (
    <Flex gap="3" wrap="wrap" align="center">
      {isDraft && (
        <>
          <Text flexBasis="full">{texts.isDraft}</Text>
          <PublishControls courseId={courseId} drafts={[lecture]} label={texts.publish} />
        </>
      )}
      {(!isDraft || publishAt) && (
        <Button variant="outline" loading={isChanging} onClick={() => void unpublishLectures([lecture])}>
          {isDraft ? texts.cancelSchedule : texts.unpublish}
        </Button>
      )}
    </Flex>
  );
}
