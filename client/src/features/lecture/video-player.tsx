import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { FilmFrame } from './film-frame.tsx';
import { FilmNotice } from './film-message.tsx';
import { VideoFeed, type RenewSource, type VideoSource } from './video-feed.ts';

interface VideoPlayerProps {
  /** Names the player for assistive technology. */
  title: string;
  /** The link to begin with. For another film mount another player (`key`). */
  source: VideoSource;
  renewSource: RenewSource;
  autoPlay: boolean;
}

/** Plays one film from signed links. The one place that knows how films are played. */
export function VideoPlayer({ title, source, renewSource, autoPlay }: VideoPlayerProps) {
  const element = useRef<HTMLVideoElement>(null);
  const feed = useRef<VideoFeed | null>(null);
  const latest = useRef({ source, renewSource });
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    latest.current = { source, renewSource };
  });
  useEffect(() => {
    if (!element.current) return;
    const renew = () => latest.current.renewSource();
    const created = new VideoFeed(element.current, latest.current.source, renew, () => setHasFailed(true));
    feed.current = created;
    return () => created.stop();
  }, []);

  const retry = () => {
    setHasFailed(false);
    void feed.current?.retry();
  };

  return (
    <FilmFrame>
      <video
        ref={element}
        aria-label={title}
        controls={!hasFailed}
        playsInline
        autoPlay={autoPlay}
        preload="metadata"
        controlsList="nodownload"
      />
      {hasFailed && (
        <FilmNotice
          icon={<TriangleAlert size={32} aria-hidden />}
          text="The video cannot be loaded right now."
        >
          <Button onClick={retry}>Try again</Button>
        </FilmNotice>
      )}
    </FilmFrame>
  );
}
