import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { NotFoundPage } from '#client/ui/not-found-page.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { paths } from '#shared/paths.ts';
import { useOwnPlayerSettings } from '#client/features/player-settings/use-own-player-settings.ts';
import { preloadPlayer } from '#client/player/lazy-player.tsx';
import { LectureKindFragmentDoc, type LectureKind } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { lectureMessages } from '#shared/lecture.ts';
import { pageNames } from '#shared/pages.ts';
import { lecturePageTexts } from '#shared/texts/lecture-page.ts';
import { WatchPage } from './watch-page.tsx';
import { RoomTheme, WatchPageSkeleton } from './watch-page-layout.tsx';
import { useCourseLectures } from './use-course-lectures.ts';

/** A lecture that is no video and is shown, or a link to one that is about to be followed. */
const WITHOUT_VIDEO = 'article[data-text], a[data-text]:is(:hover, :focus)';
// The player loads in parallel with the lectures, and only for a video.
if (!import.meta.env.SSR && !document.querySelector(WITHOUT_VIDEO)) preloadPlayer();

/** `/courses/:slug/lectures/:lectureId?`: the watch page. Without a lecture in the URL it shows the first one. */
export function LecturePage() {
  const { slug } = useParams();
  return slug ? <LecturesOfCourse key={slug} slug={slug} /> : <Navigate to={paths.courses} replace />;
}

function LecturesOfCourse({ slug }: { slug: string }) {
  const { lectureId: asked } = useParams();
  const { query, course, renewLinks } = useCourseLectures(slug);
  useOwnPlayerSettings();
  const kind = useKind(asked ?? course?.lectures[0]?.id);
  if (!course) {
    if (hasCode(query.error, 'NOT_FOUND')) return <NotFoundPage />;
    return (
      <RoomTheme title={pageNames.lectures} isDark={kind === null || kind === 'VIDEO'}>
        <VisuallyHidden asChild>
          <h1>{lecturePageTexts.lectures}</h1>
        </VisuallyHidden>
        <QueryFallback
          {...query}
          failure={lectureMessages.failure.loadLectures}
          skeleton={<WatchPageSkeleton />}
        />
      </RoomTheme>
    );
  }
  const lectureId = asked ?? course.lectures[0]?.id;
  return (
    <>
      {lectureId !== asked && lectureId && <Address path={paths.lecture(slug, lectureId)} />}
      <WatchPage course={course} lectureId={lectureId} renewLinks={renewLinks} />
    </>
  );
}

/** Whether a lecture is a video, a text or a link; null while that is unknown. Outlines have it before this page has loaded. */
function useKind(lectureId: string | undefined): LectureKind | null {
  const { cache } = useApolloClient();
  if (lectureId === undefined) return null;
  const id = cache.identify({ __typename: 'Lecture', id: lectureId });
  return cache.readFragment({ id, fragment: LectureKindFragmentDoc })?.kind ?? null;
}

/** Replaces the URL with that of the shown lecture. */
function Address({ path }: { path: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(path, { replace: true }), [navigate, path]);
  return null;
}
