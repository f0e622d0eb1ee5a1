import { Flex, Text } from '@chakra-ui/react';
import { lecturePublishingTexts as texts } from '#shared/lecture-publishing.ts';
import { PublishControls } from './publish-controls.tsx';
import type { PublishableLecture } from './use-publish-lectures.ts';

interface DraftLecturesProps {
  course: { id: string; lectures: readonly PublishableLecture[] };
  /** Ids of the selected lectures. When none is selected, all drafts are published. */
  chosen: readonly string[];
  onPublished: () => void;
}

/** Shows the number of draft lectures of a course, and publishes the selected ones or all (ADMIN). */
export function DraftLectures({ course, chosen, onPublished }: DraftLecturesProps) {
  const drafts = course.lectures.filter(({ isDraft }) => isDraft);
  if (drafts.length === 0) return null;
  const some = drafts.filter(({ id }) => chosen.includes(id));
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
          drafts={some.length > 0 ? some : drafts}
          label={
            some.length > 0
              ? texts.publishChosen({ count: some.length })
              : texts.publishDrafts({ count: drafts.length })
          }
          onPublished={onPublished}
        />
      </Flex>
    </Flex>
  );
}
