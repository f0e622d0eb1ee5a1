import { Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import { coursePageTexts } from '#shared/texts/course-page.ts';
import type { EditableCourseFragment } from '#client/gql/graphql.ts';
import { DraftLectures } from '#client/features/lecture/draft-lectures.tsx';
import { PublishAtOnceControl } from '#client/features/lecture/publish-at-once-control.tsx';
import { useDeleteLecture } from '#client/features/lecture/use-delete-lecture.ts';
import { useReorderLectures } from '#client/features/lecture/use-reorder-lectures.ts';
import { CourseFacts } from '#client/entities/course/course-facts.tsx';
import { AddLectureControls } from '#client/features/lecture/add-lecture-controls.tsx';
import { LectureOrder } from '#client/features/lecture/lecture-order.tsx';
import { CourseLectureRow } from './course-lecture-row.tsx';

const { edit: texts } = courseFormTexts;

/** The lectures on the edit page of a course, with controls to reorder, edit, add and delete them. */
export function CourseLectures({ course }: { course: EditableCourseFragment }) {
  const { id, lectures } = course;
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
            <CourseLectureRow
              course={course}
              lecture={lecture}
              index={index}
              isChosen={chosen.includes(lecture.id)}
              onChoose={() => choose(lecture.id)}
              onMove={(by) => move(index, by)}
              onDelete={() => deleteLecture(lecture.id)}
            />
          )}
        </LectureOrder>
      )}
      <AddLectureControls course={course} />
      <PublishAtOnceControl course={course} />
    </Stack>
  );
}
