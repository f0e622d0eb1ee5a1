import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType, useSearchParams, NavigationType } from 'react-router-dom';
import { usePlayback } from '#client/player/playback.tsx';
import { resumeAt } from '#client/features/progress/resume-at.ts';
import type { PlayableLectureFragment } from '#client/gql/graphql.ts';
import { isPlayNow } from '#client/routing/play-now.ts';
import { askedSecond } from './video-of-lecture.ts';
import { prefetchLecture, useWatchLecture } from './use-watch-lecture.ts';

/** Start position, autoplay, and the previous and next lecture for the player of the watch page. */
export function useLecturePlayback(
  slug: string,
  lectures: readonly PlayableLectureFragment[],
  current: PlayableLectureFragment,
) {
  const watch = useWatchLecture(slug, { preventScrollReset: true });
  const location = useLocation();
  const [search] = useSearchParams();
  // A reload restores the state of the location, but the user has not chosen a lecture.
  const isChosen = useNavigationType() !== NavigationType.Pop;
  const asked = askedSecond(search);
  useSeekOnNavigation(current.id, asked, location.key);

  const index = lectures.findIndex(({ id }) => id === current.id);
  const goTo = (lecture: PlayableLectureFragment) => () => void watch(lecture);
  const next = lectures[index + 1];
  const previous = lectures[index - 1];
  usePrefetchNext(current, next);
  return {
    startAt: asked ?? resumeAt(current),
    autoPlay: isChosen && isPlayNow(location.state),
    next: next
      ? {
          title: next.title,
          beginsByItself: next.video !== null || (next.kind !== 'VIDEO' && !next.locked),
          onPlay: goTo(next),
        }
      : null,
    onPrevious: previous ? goTo(previous) : null,
  };
}

/** How long before the end of a video the next one is prefetched, in seconds. */
const headStart = 15;

/** Prefetches the next lecture's video shortly before this one ends. */
function usePrefetchNext(current: PlayableLectureFragment, next: PlayableLectureFragment | undefined): void {
  const playback = usePlayback();
  const prefetch = useEffectEvent(() => next && prefetchLecture(playback, next));
  const { id, duration } = current;
  useEffect(
    () =>
      playback.subscribe((seconds) => {
        if (duration > 0 && seconds > duration - headStart) prefetch();
      }),
    [playback, id, duration],
  );
}

/** Seeks when the location changes to another `?t=` of the lecture that is already shown. */
function useSeekOnNavigation(lectureId: string, asked: number | null, visit: string): void {
  const playback = usePlayback();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const isThere = shown.current === lectureId;
    shown.current = lectureId;
    if (isThere && asked !== null) playback.seek(asked);
  }, [playback, lectureId, asked, visit]);
}
