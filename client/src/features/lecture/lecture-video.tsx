import { Film } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#shared/paths.ts';
import { VideoMessage } from '#client/player/video-message.tsx';
import type { VideoLinks, RenewLinks } from '#client/player/video.ts';
import { LazyPlayer } from '#client/player/lazy-player.tsx';
import type { PlayerProps } from '#client/player/player-surface.tsx';
import { useSaveProgress } from '#client/features/progress/use-save-progress.ts';
import type { PlayableLectureFragment } from '#client/gql/graphql.ts';
import { lecturePageTexts } from '#shared/texts/lecture-page.ts';
import { LockedOverlay, LockedVideo } from './locked-lecture.tsx';
import { videoOf, linksOf } from './video-of-lecture.ts';

interface LectureVideoProps extends Pick<PlayerProps, 'autoPlay' | 'next' | 'onPrevious' | 'ending'> {
  slug: string;
  lecture: PlayableLectureFragment;
  renewLinks: RenewLinks;
  /** Start position, in seconds. */
  startAt: number;
}

/** The video of a lecture, or the reason why it is locked. */
export function LectureVideo({ slug, lecture, renewLinks, startAt, ...rest }: LectureVideoProps) {
  const links = useStableLinks(lecture);
  const onProgress = useSaveProgress(lecture.id);
  const path = paths.lecture(slug, lecture.id);
  if (links) {
    return (
      <LazyPlayer
        video={videoOf(lecture, links, startAt)}
        renewLinks={renewLinks}
        onProgress={onProgress}
        locked={<LockedOverlay path={path} />}
        {...rest}
      />
    );
  }
  if (!lecture.locked)
    return <VideoMessage icon={<Film size={32} aria-hidden />} text={lecturePageTexts.notReady} />;
  return <LockedVideo path={path} />;
}

/** Keeps a playing video when its lecture is locked meanwhile: the loaded part can be watched to the end. */
function useStableLinks(lecture: PlayableLectureFragment): VideoLinks | null {
  const [stable, setStable] = useState({ id: lecture.id, video: lecture.video, links: linksOf(lecture) });
  const isOther = stable.id !== lecture.id;
  if (isOther || (lecture.video !== null && stable.video !== lecture.video)) {
    setStable({ id: lecture.id, video: lecture.video, links: linksOf(lecture) });
  }
  return isOther ? linksOf(lecture) : stable.links;
}
