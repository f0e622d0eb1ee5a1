import { Theme } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOwnPlayerSettings } from '#client/features/player-settings/use-own-player-settings.ts';
import { resumeAt } from '#client/features/progress/resume-at.ts';
import { useFreeLectureQuery, type OwnOutlineLectureFragment } from '#client/gql/graphql.ts';
import { preloadPlayer } from '#client/player/lazy-player.tsx';
import { PlaybackProvider } from '#client/player/playback.tsx';
import { PlayerFrame } from '#client/player/player-frame.tsx';
import { playNow } from '#client/routing/play-now.ts';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { lectureMessages } from '#shared/lecture.ts';
import { paths } from '#shared/paths.ts';
import { playerTexts } from '#shared/player.ts';
import { LectureVideo } from './lecture-video.tsx';
import { FreeLectureOver } from './locked-lecture.tsx';
import { useRenewLinks } from './use-renew-links.ts';

// The player loads in parallel with the links.
preloadPlayer();

interface FreeLecturePlayerProps {
  slug: string;
  /** A lecture that the viewer can watch. */
  lectureId: string;
  /** The lecture that follows it in the course. */
  next: OwnOutlineLectureFragment | undefined;
}

/** Plays a lecture outside of the watch page, and takes the focus. The next lecture plays on the watch page. */
export function FreeLecturePlayer({ slug, lectureId, next }: FreeLecturePlayerProps) {
  const query = useFreeLectureQuery({ variables: { id: lectureId } });
  const lecture = query.data?.lecture;
  const renewLinks = useRenewLinks();
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  useOwnPlayerSettings();
  useEffect(() => frame.current?.focus(), []);
  return (
    // The video is always dark.
    <Theme ref={frame} appearance="dark" tabIndex={-1} outline="none">
      {lecture ? (
        <PlaybackProvider>
          <LectureVideo
            slug={slug}
            lecture={lecture}
            renewLinks={renewLinks}
            startAt={resumeAt(lecture)}
            autoPlay
            next={
              next && !next.locked
                ? {
                    title: next.title,
                    beginsByItself: true,
                    onPlay: () => void navigate(paths.lecture(slug, next.id), { state: playNow }),
                  }
                : null
            }
            onPrevious={null}
            ending={next?.locked && <FreeLectureOver path={paths.lecture(slug, next.id)} />}
          />
        </PlaybackProvider>
      ) : (
        <QueryFallback
          {...query}
          failure={lectureMessages.failure.loadLectures}
          skeleton={<WaitingFrame />}
        />
      )}
    </Theme>
  );
}

/** The frame of the player with a sign that it is loading. */
function WaitingFrame() {
  return (
    <PlayerFrame>
      <div className="video-player" data-buffering>
        <div className="video-spinner" role="img" aria-label={playerTexts.loading} />
      </div>
    </PlayerFrame>
  );
}
