import { Box, Flex } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import type { PlayableLectureFragment } from '#client/gql/graphql.ts';
import { LectureState } from '#client/entities/lecture/lecture-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { lectureFormTexts } from '#shared/texts/lecture-form.ts';
import { DeleteLectureControl } from './delete-lecture-control.tsx';
import { LectureOrder } from './lecture-order.tsx';

/** The actions of an ADMIN on the lectures. */
export interface LectureControls {
  onDelete: (lectureId: string) => Promise<unknown>;
  onReorder: (before: string[], after: string[]) => unknown;
}

interface EditableLectureListProps {
  slug: string;
  lectures: readonly PlayableLectureFragment[];
  controls: LectureControls;
  linkTo: (lecture: PlayableLectureFragment, index: number) => ReactNode;
}

/** The list next to the video for an ADMIN, with controls to order, edit and delete the lectures. */
export function EditableLectureList({ slug, lectures, controls, linkTo }: EditableLectureListProps) {
  return (
    <LectureOrder lectures={lectures} onReorder={controls.onReorder}>
      {(lecture, index) => (
        <>
          <Box flex="1" minWidth="0">
            <Flex>{linkTo(lecture, index)}</Flex>
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
            <DeleteLectureControl title={lecture.title} onDelete={() => controls.onDelete(lecture.id)} />
          </Flex>
        </>
      )}
    </LectureOrder>
  );
}
