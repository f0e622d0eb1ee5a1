import { PartyPopper } from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { VideoMessageOverlay } from '#client/player/video-message.tsx';
import type { CourseLecturesQuery } from '#client/gql/graphql.ts';
import { LinkButton } from '#client/ui/link-button.tsx';

/** What stands on the screen after the last lecture of a course. */
export function CourseEnd({ course: { slug, progress } }: { course: CourseLecturesQuery['course'] }) {
  const isCompleted = progress !== null && progress.done >= progress.total;
  const text = isCompleted ? 'Course completed' : 'This was the last lecture of the course.';
  return (
    <VideoMessageOverlay icon={<PartyPopper size={32} aria-hidden />} text={text}>
      <LinkButton to={paths.course(slug)}>
        {isCompleted ? 'To your certificate' : 'Back to the course'}
      </LinkButton>
    </VideoMessageOverlay>
  );
}
