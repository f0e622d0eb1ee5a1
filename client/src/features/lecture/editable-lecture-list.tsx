import { Box, Flex } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import type { PlayableLectureFragment, SectionPartsFragment } from '#client/gql/graphql.ts';
import { LectureState } from '#client/entities/lecture/lecture-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { lectureFormTexts } from '#shared/texts/lecture-form.ts';
import { CourseOrder } from '#client/features/section/course-order.tsx';
import { useArrangeCourse } from '#client/features/section/use-arrange-course.ts';
import { DeleteLectureControl } from './delete-lecture-control.tsx';

/** What an ADMIN needs to change the lectures. */
export interface LectureControls {
  courseId: string;
  onDelete: (lectureId: string) => Promise<unknown>;
}

interface EditableLectureListProps {
  slug: string;
  sections: readonly SectionPartsFragment[];
  lectures: readonly PlayableLectureFragment[];
  controls: LectureControls;
  linkTo: (lecture: PlayableLectureFragment, number: number) => ReactNode;
  sectionRow: (section: SectionPartsFragment, number: number) => ReactNode;
}

/** The list next to the video for an ADMIN, with controls to order, edit and delete the lectures. */
export function EditableLectureList(props: EditableLectureListProps) {
  const { slug, sections, lectures, controls, linkTo, sectionRow } = props;
  const arrange = useArrangeCourse(controls.courseId);
  return (
    <CourseOrder
      sections={sections}
      lectures={lectures}
      onArrange={arrange}
      sectionRow={sectionRow}
      lectureRow={(lecture, number) => (
        <>
          <Box flex="1" minWidth="0">
            <Flex>{linkTo(lecture, number)}</Flex>
            {/* Aligned with the title, to the right of the number. */}
            <Box paddingInlineStart="13" paddingBottom="2">
              <LectureState lecture={lecture} />
            </Box>
          </Box>
          <Flex flexShrink="0" flexBasis={{ base: 'full', sm: 'auto' }} justify="end">
            <LinkButton
              to={paths.editLecture(slug, lecture.id)}
              variant="ghost"
              paddingX="0"
              aria-label={lectureFormTexts.editNamed({ title: lecture.title })}
              title={lectureFormTexts.edit}
            >
              <Pencil size={18} aria-hidden />
            </LinkButton>
            <DeleteLectureControl lecture={lecture} onDelete={() => controls.onDelete(lecture.id)} />
          </Flex>
        </>
      )}
    />
  );
}
