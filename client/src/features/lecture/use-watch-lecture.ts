import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import type { Video } from '#client/player/video.ts';
import type { Playback } from '#client/player/playback-controller.ts';
import { usePlayback } from '#client/player/playback.tsx';
import { resumeAt } from '#client/features/progress/resume-at.ts';
import type { PlayableLectureFragment } from '#client/gql/graphql.ts';
import { opensElsewhere } from '#client/routing/opens-elsewhere.ts';
import { playNow } from '#client/routing/play-now.ts';
import { useIntent } from '#client/ui/use-intent.ts';
import { videoOf, linksOf } from './video-of-lecture.ts';

/** A lecture's video, from the viewer's position; null when it is locked. */
function videoToPlay(lecture: PlayableLectureFragment): Video | null {
  const links = linksOf(lecture);
  return links && videoOf(lecture, links, resumeAt(lecture));
}

/** Prefetches the video of a lecture that will probably be watched next. */
export function prefetchLecture(playback: Playback, lecture: PlayableLectureFragment): void {
  const video = videoToPlay(lecture);
  if (video) playback.prefetch(video);
}

/**
 * Starts a lecture's video, then navigates to it.
 *
 * @param preventScrollReset true for calls from the player, which is in view already.
 */
export function useWatchLecture(slug: string, { preventScrollReset }: { preventScrollReset: boolean }) {
  const playback = usePlayback();
  const navigate = useNavigate();
  return async (lecture: PlayableLectureFragment): Promise<void> => {
    if (!(await playback.start(videoToPlay(lecture)))) return;
    const path = paths.lecture(slug, lecture.id);
    // As browsers do for a link to the current page.
    const replace = path === window.location.pathname;
    const isVideo = lecture.kind === 'VIDEO';
    await navigate(path, {
      state: isVideo ? playNow : undefined,
      // A text or a link is read from its beginning.
      preventScrollReset: preventScrollReset && isVideo,
      replace,
    });
  };
}

/** Handlers for a link to a lecture on the watch page. Its video is prefetched while the pointer or the focus is on the link. */
export function useWatchLink(slug: string, lecture: PlayableLectureFragment) {
  const playback = usePlayback();
  const watch = useWatchLecture(slug, { preventScrollReset: false });
  const intent = useIntent(() => prefetchLecture(playback, lecture));
  const onClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    void watch(lecture);
  };
  return { ...intent, onClick };
}
