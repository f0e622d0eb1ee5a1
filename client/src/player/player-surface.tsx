import { Play, TriangleAlert } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { Button } from '#client/ui/button.tsx';
import { useAutomaticRetry } from '#client/ui/use-automatic-retry.ts';
import { playerTexts } from '#shared/player.ts';
import { ActionOverlay } from './controls/action-overlay.tsx';
import { Captions } from './controls/captions.tsx';
import { Gestures } from './controls/gestures.tsx';
import { useMediaSession } from './controls/media-session.ts';
import { ShortcutsDialog } from './controls/shortcuts-dialog.tsx';
import { useActivity } from './controls/use-activity.ts';
import { useVideoActions } from './controls/use-video-actions.ts';
import { VideoControls } from './controls/video-controls.tsx';
import type { EarlyUse } from './early-use.ts';
import { useEngine, useEngineState, useVideo } from './engine/use-video.ts';
import { usePlaybackController } from './playback.tsx';
import { UpNext } from './up-next.tsx';
import { usePlaybackReport } from './use-playback-report.ts';
import { usePlayerSettings } from './use-player-settings.ts';
import type { RenewLinks, ReportProgress, Video } from './video.ts';
import { VideoMessageOverlay } from './video-message.tsx';

export interface PlayerProps {
  video: Video;
  renewLinks: RenewLinks;
  /** Whether the video plays by itself. */
  autoPlay: boolean;
  /** The next lecture. It plays after this one, unless `beginsByItself` is false. */
  next: { title: string; beginsByItself: boolean; onPlay: () => void } | null;
  onPrevious: (() => void) | null;
  onProgress: ReportProgress;
  /** Shown over the video when the learner has lost access. */
  locked: ReactNode;
  /** Shown over the video at its end, unless the next lecture plays by itself. */
  ending: ReactNode;
  early: EarlyUse;
}

/** What lies over the video element: the poster, captions, controls and messages. */
export function PlayerSurface(props: PlayerProps) {
  const { video, autoPlay, next, onPrevious, onProgress, locked, ending, early } = props;
  const engine = useEngine();
  const { error, hasStarted } = useEngineState();
  const poster = useRef<HTMLImageElement>(null);
  const bigPlay = useRef<HTMLButtonElement>(null);
  const [isListOpen, setListOpen] = useState(false);

  useShownVideo(props, poster);
  usePlaybackReport(video, onProgress);
  useMediaSession(video);
  const { isActive, toggle } = useActivity();
  const { perform, feedback } = useVideoActions({
    video,
    onNext: next?.onPlay ?? null,
    onPrevious,
    onHelp: () => setListOpen(true),
  });
  const performEarly = useEffectEvent(() => early.take().forEach(perform));
  useEffect(() => {
    performEarly();
    if (early.takeFocus()) bigPlay.current?.focus();
  }, [early]);

  const hasEnded = useVideo(({ element }) => element.ended);
  const isPaused = useVideo((current) => current.isPaused);
  const isWaiting = useVideo(({ element }) => element.readyState < element.HAVE_FUTURE_DATA);
  const isSeeking = useVideo(({ element }) => element.seeking);
  return (
    <div
      className="video-surface"
      data-started={hasStarted || undefined}
      data-controls={isActive || isPaused || undefined}
      data-buffering={(!error && isWaiting && (!isPaused || isSeeking)) || undefined}
    >
      {video.links.posterUrl && (
        <img
          key={video.id}
          ref={poster}
          className="video-poster"
          data-plays={autoPlay || undefined}
          src={video.links.posterUrl}
          alt=""
        />
      )}
      <Gestures perform={perform} onToggleControls={toggle} />
      {!error && <div className="video-shade" />}
      {hasStarted && <Captions video={video} />}
      <div className="video-spinner" role="img" aria-label={playerTexts.loading} />
      <ActionOverlay feedback={feedback} />
      {!hasStarted && isPaused && (
        <button
          ref={bigPlay}
          type="button"
          className="video-big-play"
          aria-label={playerTexts.playVideo({ title: video.title })}
          onClick={() => perform({ kind: 'togglePlaying' })}
        >
          <Play aria-hidden />
        </button>
      )}
      {!error && (
        <VideoControls
          video={video}
          perform={perform}
          hasNext={next !== null}
          hasPrevious={onPrevious !== null}
        />
      )}
      {hasEnded && !error && <Ending key={video.id} next={next} ending={ending} />}
      {error === 'locked' && locked}
      {error === 'failed' && <LoadingFailed onRetry={() => engine.retry()} />}
      <ShortcutsDialog open={isListOpen} onClose={() => setListOpen(false)} />
    </div>
  );
}

/** Has the engine show the video, and lets the page start others before it renders them. */
function useShownVideo(
  { video, renewLinks, autoPlay }: PlayerProps,
  poster: RefObject<HTMLImageElement | null>,
): void {
  const engine = useEngine();
  const controller = usePlaybackController();
  const renew = useEffectEvent(renewLinks);
  const show = useEffectEvent(() => engine.show(video, (id) => renew(id), autoPlay));
  const offerLinks = useEffectEvent(() => engine.offerLinks(video));

  // Before the first paint: a video that plays by itself has no play button.
  useLayoutEffect(() => show(), [engine, video.id]);
  useEffect(() => offerLinks(), [engine, video.id, video.links]);
  useEffect(
    () =>
      controller.attach({
        seek: (seconds) => engine.seek(seconds),
        prefetch: (next) => engine.prefetch(next, (id) => renew(id)),
        start: (next) => {
          if (poster.current) poster.current.style.visibility = 'hidden';
          engine.show(next, (id) => renew(id), true);
          return engine.firstFrame();
        },
      }),
    [controller, engine, poster],
  );
}

/** What is shown at the end of a video: the next lecture, unless the viewer has cancelled it. */
function Ending({ next, ending }: Pick<PlayerProps, 'next' | 'ending'>) {
  const { playsNext } = usePlayerSettings();
  const [isCancelled, setCancelled] = useState(false);
  if (!next?.beginsByItself) return ending;
  if (isCancelled) return null;
  const { title, onPlay } = next;
  return <UpNext title={title} isCounting={playsNext} onPlay={onPlay} onCancel={() => setCancelled(true)} />;
}

function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  useAutomaticRetry(async () => {
    onRetry();
    return true;
  });
  return (
    <VideoMessageOverlay icon={<TriangleAlert size={32} aria-hidden />} text={playerTexts.failed}>
      <Button onClick={onRetry}>{playerTexts.tryAgain}</Button>
    </VideoMessageOverlay>
  );
}
