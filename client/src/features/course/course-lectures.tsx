import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import { coursePageTexts } from '#shared/texts/course-page.ts';
import type { EditableCourseFragment } from '#client/gql/graphql.ts';
import { DraftLectures } from '#client/features/lecture/draft-lectures.tsx';
import { PublishAtOnceControl } from '#client/features/lecture/publish-at-once-control.tsx';
import { TrailerControl } from '#client/features/lecture/trailer-control.tsx';
import { useDeleteLecture } from '#client/features/lecture/use-delete-lecture.ts';
import { AddSection } from '#client/features/section/add-section.tsx';
import { CourseOrder } from '#client/features/section/course-order.tsx';
import { partsOfCourse, withPartMoved, withSectionMoved } from '#client/features/section/parts-of-course.ts';
import { SectionRow } from '#client/features/section/section-row.tsx';
import { useArrangeCourse } from '#client/features/section/use-arrange-course.ts';
import { useDeleteSection } from '#client/features/section/use-sections.ts';
import { CourseFacts } from '#client/entities/course/course-facts.tsx';
import { useFocusAfterChange } from '#client/ui/use-focus-after-change.ts';
import { AddLectureControls } from '#client/features/lecture/add-lecture-controls.tsx';
import { CourseLectureRow } from './course-lecture-row.tsx';
import { SelectedLectures } from './selected-lectures.tsx';

const { edit: texts } = courseFormTexts;

/** The sections and lectures on the edit page of a course, with controls to arrange, edit, add and delete them. */
export function CourseLectures({ course }: { course: EditableCourseFragment }) {
  const { id, slug, sections, lectures } = course;
  const deleteLecture = useDeleteLecture();
  const deleteSection = useDeleteSection(course);
  const arrange = useArrangeCourse(id);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const parts = partsOfCourse(course);
  const selected = lectures.filter((lecture) => chosen.includes(lecture.id));
  const place = useFocusAfterChange([selected.length > 0, sections.length, lectures.length].join());

  const choose = (lectureId: string) =>
    setChosen(
      chosen.includes(lectureId) ? chosen.filter((each) => each !== lectureId) : [...chosen, lectureId],
    );
  return (
    <Stack as="section" gap="4" aria-labelledby="course-lectures-heading">
      <Stack gap="1" ref={place} tabIndex={-1}>
        <Heading as="h2" id="course-lectures-heading" textStyle="h2">
          {texts.lectures}
        </Heading>
        <CourseFacts course={course} />
      </Stack>
      {/* The bar has the place of the box about the drafts. */}
      {selected.length > 0 ? (
        <SelectedLectures course={course} lectures={selected} onEnd={() => setChosen([])} />
      ) : (
        <DraftLectures course={course} />
      )}
      {parts.length === 0 && <Text color="fg.muted">{coursePageTexts.noLectures}</Text>}
      {parts.length > 0 && (
        <Box>
          <CourseOrder
            sections={sections}
            lectures={lectures}
            onArrange={arrange}
            sectionRow={(section, number, own) => (
              <SectionRow
                slug={slug}
                section={section}
                number={number}
                lectures={own}
                isFirst={number === 1}
                isLast={number === sections.length}
                onMove={(by) => void arrange(parts, withSectionMoved(parts, section.id, by))}
                onDelete={() => deleteSection(section)}
              />
            )}
            lectureRow={(lecture, number) => (
              <CourseLectureRow
                course={course}
                lecture={lecture}
                number={number}
                isFirst={parts[0]?.id === lecture.id}
                isLast={parts.at(-1)?.id === lecture.id}
                isChosen={chosen.includes(lecture.id)}
                onChoose={() => choose(lecture.id)}
                onMove={(by) => void arrange(parts, withPartMoved(parts, lecture.id, by))}
                onDelete={() => deleteLecture(lecture.id)}
              />
            )}
          />
        </Box>
      )}
      <AddLectureControls course={course} />
      <AddSection courseId={id} lectures={lectures} />
      <TrailerControl course={course} />
      <PublishAtOnceControl course={course} />
    </Stack>
  );
}
