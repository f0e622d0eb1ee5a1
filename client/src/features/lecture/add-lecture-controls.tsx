import { Flex } from '@chakra-ui/react';
import { paths } from '#shared/paths.ts';
import { AddVideosButton } from '#client/features/upload/add-videos-button.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { lectureFormTexts } from '#shared/texts/lecture-form.ts';

/** Controls of an ADMIN to add lectures: a video through a form, several videos at once, a text, or a link. */
export function AddLectureControls({ course: { id, slug } }: { course: { id: string; slug: string } }) {
  return (
    <Flex gap="3" wrap="wrap">
      <LinkButton to={paths.addLecture(slug)} variant="outline">
        {lectureFormTexts.addNew}
      </LinkButton>
      <AddVideosButton courseId={id} label={lectureFormTexts.addMany} />
      <LinkButton to={paths.addTextLecture(slug)} variant="outline">
        {lectureFormTexts.addText}
      </LinkButton>
      <LinkButton to={paths.addLinkLecture(slug)} variant="outline">
        {lectureFormTexts.addLink}
      </LinkButton>
    </Flex>
  );
}
