import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#client/routing/paths.ts';
import type { Film } from '#client/player/film.ts';
import type { Playback } from '#client/player/playback-controller.ts';
import { usePlayback } from '#client/player/playback.tsx';
import { resumeAt } from '#client/features/progress/resume-at.ts';
import type { PlayableLectureFragment } from '#client/gql/graphql.ts';
import { playNow } from '#client/routing/play-now.ts';
import { useIntent } from '#client/ui/use-intent.ts';
import { filmOf, linksOf } from './film-of-lecture.ts';

/** A lecture's film from where its viewer goes on; null when it may not be watched. */
function filmToBegin(lecture: PlayableLectureFragment): Film | null {
  const links = linksOf(lecture);
  return links && filmOf(lecture, links, resumeAt(lecture));
}

/** Has the beginning of a lecture's film fetched that will probably be watched next. */
export function prepareFilm(playback: Playback, lecture: PlayableLectureFragment): void {
  const film = filmToBegin(lecture);
  if (film) playback.prefetch(film);
}

/**
 * Goes to a lecture of the room: first its film begins, then its screen comes.
 *
 * @param preventScrollReset for those who are at the film already.
 */
export function useWatch(slug: string, { preventScrollReset }: { preventScrollReset: boolean }) {
  const playback = usePlayback();
  const navigate = useNavigate();
  return async (lecture: PlayableLectureFragment): Promise<void> => {
    if (!(await playback.start(filmToBegin(lecture)))) return;
    const path = paths.lecture(slug, lecture.id);
    // As a link to the screen that is there already.
    const replace = path === window.location.pathname;
    await navigate(path, { state: playNow, preventScrollReset, replace });
  };
}

/** Handlers for a link to a lecture of the room. Its film is fetched while one is about to choose it. */
export function useFilmBeginning(slug: string, lecture: PlayableLectureFragment) {
  const playback = usePlayback();
  const watch = useWatch(slug, { preventScrollReset: false });
  const intent = useIntent(() => prepareFilm(playback, lecture));
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void watch(lecture);
  };
  return { ...intent, onClick };
}
