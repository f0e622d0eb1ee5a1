import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType, useSearchParams, NavigationType } from 'react-router-dom';
import { usePlayback } from '#client/player/playback.tsx';
import { resumeAt } from '#client/features/progress/resume-at.ts';
import type { PlayableLectureFragment } from '#client/gql/graphql.ts';
import { isPlayNow } from '#client/routing/play-now.ts';
import { askedSecond } from './film-of-lecture.ts';
import { prepareFilm, useWatch } from './use-film-beginning.ts';

/** Where the room's film begins, whether by itself, and what comes before and after it. */
export function useRoomFilm(
  slug: string,
  lectures: readonly PlayableLectureFragment[],
  current: PlayableLectureFragment,
) {
  const watch = useWatch(slug, { preventScrollReset: true });
  const location = useLocation();
  const [search] = useSearchParams();
  // A reload brings the state back with the address, but nobody has chosen anything.
  const isChosen = useNavigationType() !== NavigationType.Pop;
  const asked = askedSecond(search);
  useJumps(current.id, asked, location.key);

  const index = lectures.findIndex(({ id }) => id === current.id);
  const goTo = (lecture: PlayableLectureFragment) => () => void watch(lecture);
  const next = lectures[index + 1];
  const previous = lectures[index - 1];
  usePreparation(current, next);
  return {
    startAt: asked ?? resumeAt(current),
    autoPlay: isChosen && isPlayNow(location.state),
    next: next ? { title: next.title, beginsByItself: next.video !== null, onPlay: goTo(next) } : null,
    onPrevious: previous ? goTo(previous) : null,
  };
}

/** How long before its end, in seconds, the film after this one is fetched. */
const headStart = 15;

/** Has the next film ready when this one ends. */
function usePreparation(current: PlayableLectureFragment, next: PlayableLectureFragment | undefined): void {
  const playback = usePlayback();
  const prepare = useEffectEvent(() => next && prepareFilm(playback, next));
  const { id, duration } = current;
  useEffect(
    () =>
      playback.subscribe((seconds) => {
        if (duration > 0 && seconds > duration - headStart) prepare();
      }),
    [playback, id, duration],
  );
}

/** An address that names another second of the film that is there already moves it. */
function useJumps(lectureId: string, asked: number | null, visit: string): void {
  const playback = usePlayback();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const isThere = shown.current === lectureId;
    shown.current = lectureId;
    if (isThere && asked !== null) playback.seek(asked);
  }, [playback, lectureId, asked, visit]);
}
