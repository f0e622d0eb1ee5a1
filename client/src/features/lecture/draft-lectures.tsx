import { Flex, Text } from '@chakra-ui/react';
import { lecturePublishingTexts as texts } from '#shared/lecture-publishing.ts';
import { PublishControls } from './publish-controls.tsx';
import type { PublishableLecture } from './use-publish-lectures.ts';

interface DraftLecturesProps {
  course: { id: string; lectures: readonly PublishableLecture[] };
}

/** Shows the number of draft lectures of a course, and publishes all (ADMIN). */
export function DraftLectures({ course }: DraftLecturesProps) {
  const drafts = course.lectures.filter(({ isDraft }) => isDraft);
  if (drafts.length === 0) return null;
  return (
    <Flex
      role="group"
      aria-label={texts.heading}
      align="center"
      justify="space-between"
      wrap="wrap"
      gap="3"
      padding="4"
      bg="action.subtle"
      border="line"
      borderColor="action.line"
      borderRadius="card"
    >
      <Text flex="1 1 12rem">{texts.drafts({ count: drafts.length })}</Text>
      <Flex gap="3" wrap="wrap">
        <PublishControls
          courseId={course.id}
          drafts={drafts}
          label={texts.publishDrafts({ count: drafts.length })}
        />
      </Flex>
    </Flex>
  );
}
