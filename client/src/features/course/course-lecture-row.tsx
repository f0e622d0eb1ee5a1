import { Badge, Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import { coursePageTexts } from '#shared/texts/course-page.ts';
import { lectureFormTexts } from '#shared/texts/lecture-form.ts';
import type { EditableCourseFragment, OutlineLectureFragment } from '#client/gql/graphql.ts';
import { formatClock } from '#client/format/format.ts';
import { lectureSigns } from '#client/entities/lecture/lecture-signs.ts';
import { LectureState } from '#client/entities/lecture/lecture-state.tsx';
import { BriefLectureForm } from '#client/features/lecture/brief-lecture-form.tsx';
import { DeleteLectureControl } from '#client/features/lecture/delete-lecture-control.tsx';
import { LecturePublication } from '#client/features/lecture/lecture-publication.tsx';
import { Checkbox } from '#client/forms/checkbox.tsx';
import { Button } from '#client/ui/button.tsx';
import { MoveButton } from '#client/ui/move-button.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';

const { edit: texts } = courseFormTexts;

interface CourseLectureRowProps {
  course: EditableCourseFragment;
  lecture: EditableCourseFragment['lectures'][number];
  /** The number of the lecture in the course, from 1. */
  number: number;
  /** Whether nothing of the course comes before it. */
  isFirst: boolean;
  isLast: boolean;
  isChosen: boolean;
  onChoose: () => void;
  onMove: (by: 1 | -1) => void;
  onDelete: () => Promise<unknown>;
}

/** A lecture on the edit page of a course. Its title, access and publication are edited in the row. */
export function CourseLectureRow(props: CourseLectureRowProps) {
  const { course, lecture, number, isFirst, isLast, isChosen, onChoose, onMove, onDelete } = props;
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const end = () => {
    setIsEditing(false);
    editButton.current?.focus();
  };
  return (
    <>
      <Box flex="1" minWidth="0">
        {isEditing ? (
          <Stack gap="4" paddingX="2" paddingY="3">
            <BriefLectureForm lecture={lecture} onEnd={end} />
            <LecturePublication courseId={course.id} lecture={lecture} />
          </Stack>
        ) : (
          <Flex align="center">
            <Box paddingInlineStart="2">
              <Checkbox
                aria-label={texts.choose({ lecture: lecture.title })}
                checked={isChosen}
                onChange={onChoose}
              />
            </Box>
            <LectureTitle lecture={lecture} number={number} to={paths.editLecture(course.slug, lecture.id)} />
          </Flex>
        )}
        <Box paddingInlineStart={isEditing ? '2' : '11'} paddingBottom="2">
          <LectureState lecture={lecture} />
        </Box>
      </Box>
      <Flex flexShrink="0" flexBasis={{ base: 'full', sm: 'auto' }} justify="end">
        <Button
          ref={editButton}
          variant="ghost"
          aria-label={lectureFormTexts.briefNamed({ title: lecture.title })}
          title={lectureFormTexts.brief}
          aria-expanded={isEditing}
          onClick={() => setIsEditing(!isEditing)}
        >
          <Pencil size={18} aria-hidden />
        </Button>
        {!isEditing && (
          <>
            <MoveButton
              direction="up"
              label={texts.moveNamedUp({ lecture: lecture.title })}
              title={texts.moveUp}
              isEnd={isFirst}
              onMove={() => onMove(-1)}
            />
            <MoveButton
              direction="down"
              label={texts.moveNamedDown({ lecture: lecture.title })}
              title={texts.moveDown}
              isEnd={isLast}
              onMove={() => onMove(1)}
            />
            <DeleteLectureControl lecture={lecture} onDelete={onDelete} />
          </>
        )}
      </Flex>
    </>
  );
}

interface LectureTitleProps {
  lecture: OutlineLectureFragment;
  number: number;
  to: string;
}

function LectureTitle({ lecture, number, to }: LectureTitleProps) {
  const { kind, title, duration, isFreePreview } = lecture;
  const Sign = lectureSigns[kind];
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
      {kind !== 'VIDEO' && <Sign size={16} aria-hidden />}
      <Text as="span" color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
        {kind === 'VIDEO' && formatClock(duration)}
        {kind === 'TEXT' && coursePageTexts.readingTime({ minutes: Math.ceil(duration / 60) })}
        {kind === 'LINK' && <VisuallyHidden>{coursePageTexts.externalPage}</VisuallyHidden>}
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
