import { Text } from '@chakra-ui/react';
import { PartyPopper } from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { VideoMessageOverlay } from '#client/player/video-message.tsx';
import { learningMessages } from '#shared/learning.ts';
import { useNextCoursesQuery, type CourseLecturesQuery } from '#client/gql/graphql.ts';
import { LinkButton } from '#client/ui/link-button.tsx';
import { lecturePageTexts } from '#shared/texts/lecture-page.ts';

/** Overlay after the last lecture of a course. */
export function CourseEnd({ course: { slug, progress } }: { course: CourseLecturesQuery['course'] }) {
  const isCompleted = progress !== null && progress.done >= progress.total;
  const text = isCompleted ? lecturePageTexts.courseCompleted : lecturePageTexts.lastLecture;
  const { data } = useNextCoursesQuery({ variables: { slug } });
  const next = data?.course.nextCourses[0];
  return (
    <VideoMessageOverlay icon={<PartyPopper size={32} aria-hidden />} text={text} isAboveControls>
      <LinkButton to={paths.course(slug)}>
        {isCompleted ? lecturePageTexts.toCertificate : lecturePageTexts.toCourse}
      </LinkButton>
      {next && (
        <LinkButton
          to={paths.course(next.slug)}
          variant="outline"
          // Hidden on phones for lack of space; the course page has it as well.
          display={{ base: 'none', sm: 'inline-flex' }}
        >
          <Text as="span" dir="auto" lineClamp={1}>
            {learningMessages.nextCourse({ title: next.title })}
          </Text>
        </LinkButton>
      )}
    </VideoMessageOverlay>
  );
}
