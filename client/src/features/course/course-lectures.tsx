import { Badge, Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import { coursePageTexts } from '#shared/texts/course-page.ts';
import type { EditableCourseFragment, OutlineLectureFragment } from '#client/gql/graphql.ts';
import { formatClock } from '#client/format/format.ts';
import { DraftLectures } from '#client/features/lecture/draft-lectures.tsx';
import { PublishAtOnceControl } from '#client/features/lecture/publish-at-once-control.tsx';
import { useDeleteLecture } from '#client/features/lecture/use-delete-lecture.ts';
import { useReorderLectures } from '#client/features/lecture/use-reorder-lectures.ts';
import { Checkbox } from '#client/forms/checkbox.tsx';
import { Button } from '#client/ui/button.tsx';
import { CourseFacts } from '#client/entities/course/course-facts.tsx';
import { AddLectureControls } from '#client/features/lecture/add-lecture-controls.tsx';
import { DeleteLectureControl } from '#client/features/lecture/delete-lecture-control.tsx';
import { LectureState } from '#client/entities/lecture/lecture-state.tsx';
import { LectureOrder } from '#client/features/lecture/lecture-order.tsx';

const { edit: texts } = courseFormTexts;

/** The lectures on the edit page of a course, with controls to reorder, edit, add and delete them. */
export function CourseLectures({ course }: { course: EditableCourseFragment }) {
  const { id, slug, lectures } = course;
  const deleteLecture = useDeleteLecture();
  const reorder = useReorderLectures(id);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ids = lectures.map((lecture) => lecture.id);

  const choose = (lectureId: string) =>
    setChosen(
      chosen.includes(lectureId) ? chosen.filter((each) => each !== lectureId) : [...chosen, lectureId],
    );
  const move = (index: number, by: 1 | -1) => {
    const [one, other] = [ids[index], ids[index + by]];
    if (one === undefined || other === undefined) return;
    void reorder(ids, ids.with(index, other).with(index + by, one));
  };
  return (
    <Stack as="section" gap="4" aria-labelledby="course-lectures-heading">
      <Stack gap="1">
        <Heading as="h2" id="course-lectures-heading" textStyle="h2">
          {texts.lectures}
        </Heading>
        <CourseFacts course={course} />
      </Stack>
      <DraftLectures course={course} chosen={chosen} onPublished={() => setChosen([])} />
      {lectures.length === 0 && <Text color="fg.muted">{coursePageTexts.noLectures}</Text>}
      {lectures.length > 0 && (
        <LectureOrder lectures={lectures} onReorder={reorder}>
          {(lecture, index) => (
            <>
              <Box flex="1" minWidth="0">
                <Flex align="center">
                  {lecture.isDraft && (
                    <Box paddingInlineStart="2">
                      <Checkbox
                        aria-label={texts.choose({ lecture: lecture.title })}
                        checked={chosen.includes(lecture.id)}
                        onChange={() => choose(lecture.id)}
                      />
                    </Box>
                  )}
                  <LectureTitle
                    lecture={lecture}
                    number={index + 1}
                    to={paths.editLecture(slug, lecture.id)}
                  />
                </Flex>
                <Box paddingInlineStart="11" paddingBottom="2">
                  <LectureState lecture={lecture} />
                </Box>
              </Box>
              <Flex flexShrink="0" flexBasis={{ base: 'full', sm: 'auto' }} justify="end">
                <MoveButton
                  lecture={lecture}
                  direction="up"
                  isEnd={index === 0}
                  onMove={() => move(index, -1)}
                />
                <MoveButton
                  lecture={lecture}
                  direction="down"
                  isEnd={index === lectures.length - 1}
                  onMove={() => move(index, 1)}
                />
                <DeleteLectureControl title={lecture.title} onDelete={() => deleteLecture(lecture.id)} />
              </Flex>
            </>
          )}
        </LectureOrder>
      )}
      <AddLectureControls course={course} />
      <PublishAtOnceControl course={course} />
    </Stack>
  );
}

interface LectureTitleProps {
  lecture: OutlineLectureFragment;
  number: number;
  to: string;
}

function LectureTitle({ lecture: { title, duration, isFreePreview }, number, to }: LectureTitleProps) {
  return (
    <TitleLink to={to}>
      <Text as="span" width="6" color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden>
        {number}
      </Text>
      <Flex as="span" flex="1 1 8rem" minWidth="0" wrap="wrap" align="center" columnGap="3" rowGap="1">
        <chakra.span textDecoration="underline" textUnderlineOffset="0.2em" minWidth="0" dir="auto">
          {title}
        </chakra.span>
        {isFreePreview && <Badge>{coursePageTexts.freePreview}</Badge>}
      </Flex>
      <Text as="span" color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
        {formatClock(duration)}
      </Text>
    </TitleLink>
  );
}

const TitleLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flex: '1',
    minWidth: '0',
    minHeight: '14',
    paddingX: '2',
    paddingY: '2',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-3px' },
  },
});

interface MoveButtonProps {
  lecture: OutlineLectureFragment;
  direction: 'up' | 'down';
  isEnd: boolean;
  onMove: () => void;
}

/** Alternative to dragging. It stays focusable at the ends of the list, so that the focus is not lost. */
function MoveButton({ lecture, direction, isEnd, onMove }: MoveButtonProps) {
  const isUp = direction === 'up';
  const Icon = isUp ? ArrowUp : ArrowDown;
  return (
    <Button
      variant="ghost"
      aria-label={(isUp ? texts.moveNamedUp : texts.moveNamedDown)({ lecture: lecture.title })}
      title={isUp ? texts.moveUp : texts.moveDown}
      aria-disabled={isEnd || undefined}
      opacity={isEnd ? 0.4 : 1}
      onClick={isEnd ? undefined : onMove}
    >
      <Icon size={18} aria-hidden />
    </Button>
  );
}
