import { useEffect, useRef } from 'react';
import {
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
  NavigationType,
} from 'react-router-dom';
import { paths } from '#client/app/paths.ts';
import { usePlayback } from '#client/features/player/playback.tsx';
import { resumeAt } from '#client/features/progress/resume-at.ts';
import type { PlayableLectureFragment } from '#client/gql/graphql.ts';
import { isPlayNow, playNow } from '#client/lib/play-now.ts';
import { askedSecond } from './film-of-lecture.ts';

/** Where the room's film begins, whether by itself, and what comes before and after it. */
export function useRoomFilm(
  slug: string,
  lectures: readonly PlayableLectureFragment[],
  current: PlayableLectureFragment,
) {
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  // A reload brings the state back with the address, but nobody has chosen anything.
  const isChosen = useNavigationType() !== NavigationType.Pop;
  const asked = askedSecond(search);
  useJumps(current.id, asked, location.key);

  const index = lectures.findIndex(({ id }) => id === current.id);
  const goTo = (lecture: PlayableLectureFragment) => () =>
    void navigate(paths.lecture(slug, lecture.id), { state: playNow, preventScrollReset: true });
  const next = lectures[index + 1];
  const previous = lectures[index - 1];
  return {
    startAt: asked ?? resumeAt(current),
    autoPlay: isChosen && isPlayNow(location.state),
    next: next ? { title: next.title, beginsByItself: next.video !== null, onPlay: goTo(next) } : null,
    onPrevious: previous ? goTo(previous) : null,
  };
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
