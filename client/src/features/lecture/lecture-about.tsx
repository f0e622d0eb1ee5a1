import { Flex, Heading, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { languageTag } from '#client/entities/course/language-tag.ts';
import type { CourseLecturesQuery, PlayableLectureFragment } from '#client/gql/graphql.ts';
import { paths } from '#shared/paths.ts';
import { groupBySection } from '#shared/section-groups.ts';
import { LectureDescription } from './lecture-description.tsx';
import { LectureFiles } from './lecture-files.tsx';
import { LectureProgressButtons } from './lecture-progress-buttons.tsx';
import { RecentChange } from './recent-change.tsx';

type Course = CourseLecturesQuery['course'];

interface LectureAboutProps {
  course: Course;
  lecture: PlayableLectureFragment | undefined;
}

/** The title of a video and what it is about; without a lecture, the title of the course. */
export function LectureAbout({ course, lecture }: LectureAboutProps) {
  if (!lecture) {
    return (
      <Heading as="h1" textStyle="h2">
        <CourseLink course={course} />
      </Heading>
    );
  }
  return (
    <Stack gap="3" align="start">
      <LectureHeading course={course} lecture={lecture} />
      <LectureProgressButtons course={course} lecture={lecture} />
      <RecentChange key={lecture.id} lecture={lecture} lang={languageTag(course)} />
      <LectureDescription description={lecture.description} lang={languageTag(course)} />
      <LectureFiles lecture={lecture} />
    </Stack>
  );
}

interface LectureHeadingProps {
  course: Course;
  lecture: PlayableLectureFragment;
}

/** The title of a lecture below links to its course and its section. */
export function LectureHeading({ course, lecture }: LectureHeadingProps) {
  const lang = languageTag(course);
  const { section } =
    groupBySection(course.sections, course.lectures).find((group) => group.lectures.includes(lecture)) ?? {};
  return (
    <>
      <Flex align="center" wrap="wrap" columnGap="2" rowGap="1" minHeight="11" marginY="-2" textStyle="sm">
        <CourseLink course={course} />
        {section && (
          <>
            <span aria-hidden>·</span>
            <Link to={`${paths.course(course.slug)}#section-${section.id}`} lang={lang} dir="auto">
              {section.title}
            </Link>
          </>
        )}
      </Flex>
      <Heading as="h1" textStyle="h2" lang={lang} dir="auto">
        {lecture.title}
      </Heading>
    </>
  );
}

function CourseLink({ course }: { course: Course }) {
  return (
    <Link to={paths.course(course.slug)} lang={languageTag(course)} dir="auto">
      {course.title}
    </Link>
  );
}
