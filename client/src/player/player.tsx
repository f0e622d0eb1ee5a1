import '@vidstack/react/player/styles/base.css';
import '@vidstack/react/player/styles/default/captions.css';
import {
  Captions,
  MediaPlayer,
  MediaProvider,
  type MediaPlayerInstance,
  type PlayerSrc,
} from '@vidstack/react';
import { Play, TriangleAlert } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { Button } from '#client/ui/button.tsx';
import { useAutomaticRetry } from '#client/ui/use-automatic-retry.ts';
import { playerTexts } from '#shared/player.ts';
import { ActionOverlay } from './action-overlay.tsx';
import type { EarlyUse } from './early-use.ts';
import { putSource, seekTo, setSpeed } from './video-commands.ts';
import { VideoControls } from './video-controls.tsx';
import { VideoEngine } from './video-engine.ts';
import { PlayerFrame } from './player-frame.tsx';
import { VideoGestures } from './video-gestures.tsx';
import { VideoMessageOverlay } from './video-message.tsx';
import type { Video, RenewLinks, ReportProgress } from './video.ts';
import { usePlaybackController } from './playback.tsx';
import { loadWhileMounted } from './provider-loading.ts';
import { settingsStorage } from './settings-storage.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { UpNext } from './up-next.tsx';
import { usePlayerSettings } from './use-player-settings.ts';
import { useCaptions } from './use-captions.ts';
import { useVideoActions } from './use-video-actions.ts';
import { usePlaybackReport } from './use-playback-report.ts';
import { useStoryboard } from './use-storyboard.ts';

export interface PlayerProps {
  video: Video;
  renewLinks: RenewLinks;
  /** Whether the video begins by itself. */
  autoPlay: boolean;
  /** The lecture after this one; it begins by itself unless that is not wanted. */
  next: { title: string; beginsByItself: boolean; onPlay: () => void } | null;
  onPrevious: (() => void) | null;
  onProgress: ReportProgress;
  /** What stands on the screen when links are refused. */
  locked: ReactNode;
  /** What stands on the screen at the end, unless the next lecture begins there. */
  ending: ReactNode;
  early: EarlyUse;
}

/** The video player. It stays the same for one video after the other, so that a full screen remains one. */
export function Player(props: PlayerProps) {
  const { video, renewLinks, autoPlay, next, onPrevious, onProgress, locked, ending, early } = props;
  const player = useRef<MediaPlayerInstance>(null);
  const poster = useRef<HTMLImageElement>(null);
  const bigPlay = useRef<HTMLButtonElement>(null);
  const { engine, source, isStream, error } = useEngine({ player, poster, video, renewLinks, autoPlay });
  const [endedVideo, setEndedVideo] = useState<string | null>(null);
  // Vidstack puts its first video there once it can play; where the others begin it leaves to the engine.
  const [firstStart] = useState(video.startAt);
  const { playsNext, speed } = usePlayerSettings();
  useSpeed(player, speed);
  const [isListOpen, setListOpen] = useState(false);
  const report = usePlaybackReport({ player, engine, video, onProgress });
  useCaptions(player, engine, video);
  const { storyboard, load: loadStoryboard } = useStoryboard(engine, video);
  const { perform, feedback, onCanPlay } = useVideoActions({
    player,
    captions: video.links.captions,
    onNext: next?.onPlay ?? null,
    onPrevious,
    onHelp: () => setListOpen(true),
    early,
  });
  useEffect(() => {
    if (early.takeFocus()) bigPlay.current?.focus();
  }, [early]);
  const isOver = endedVideo === video.id && !error;
  const goOn = () => setEndedVideo(null);

  return (
    <PlayerFrame>
      <MediaPlayer
        ref={player}
        src={source}
        title={video.title}
        aria-label={playerTexts.video({ title: video.title })}
        storage={settingsStorage}
        load="eager"
        currentTime={firstStart}
        playsInline
        keyDisabled
        onProviderLoaderChange={loadWhileMounted}
        onProviderChange={(provider) => engine.setUp(provider)}
        onCanPlay={() => {
          report.onCanPlay();
          onCanPlay();
          // It refuses to play until it has told everybody.
          queueMicrotask(() => engine.notifyPlaying());
        }}
        onTimeUpdate={report.onTimeUpdate}
        onSeeked={report.onSeeked}
        onPause={report.onPause}
        onPlaying={goOn}
        onSeeking={goOn}
        onEnded={() => {
          report.onEnded();
          setEndedVideo(video.id);
        }}
      >
        {/* Vidstack sets a kind of source up when it meets a new element. */}
        <MediaProvider key={isStream ? 'stream' : 'original'} />
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
        <VideoGestures perform={perform} />
        {!error && <div className="video-shade" />}
        <Captions className="vds-captions" />
        <div className="video-spinner" role="img" aria-label={playerTexts.loading} />
        <ActionOverlay feedback={feedback} />
        <button
          ref={bigPlay}
          type="button"
          className="video-big-play"
          aria-label={playerTexts.playVideo({ title: video.title })}
          onClick={() => perform({ kind: 'togglePlaying' })}
        >
          <Play aria-hidden />
        </button>
        {!error && (
          <VideoControls
            video={video}
            storyboard={storyboard}
            onPreview={loadStoryboard}
            perform={perform}
            onQuality={(height) => engine.chooseQuality(height)}
            hasNext={next !== null}
            hasPrevious={onPrevious !== null}
          />
        )}
        {isOver && next?.beginsByItself && (
          <UpNext
            key={video.id}
            title={next.title}
            isCounting={playsNext}
            onPlay={next.onPlay}
            onCancel={goOn}
          />
        )}
        {isOver && !next?.beginsByItself && ending}
        {error === 'locked' && locked}
        {error === 'failed' && <LoadingFailed onRetry={() => engine.retry()} />}
      </MediaPlayer>
      <ShortcutsDialog open={isListOpen} onClose={() => setListOpen(false)} />
    </PlayerFrame>
  );
}

/** Follows a speed that was not chosen here; those that were are there already. */
function useSpeed(player: RefObject<MediaPlayerInstance | null>, speed: number): void {
  const known = useRef(speed);
  useEffect(() => {
    if (known.current === speed) return;
    known.current = speed;
    if (player.current && player.current.playbackRate !== speed) setSpeed(player.current, speed);
  }, [player, speed]);
}

interface EngineOptions extends Pick<PlayerProps, 'video' | 'renewLinks' | 'autoPlay'> {
  player: RefObject<MediaPlayerInstance | null>;
  poster: RefObject<HTMLImageElement | null>;
}

/** The engine with this video in it. */
function useEngine({ player, poster, video, renewLinks, autoPlay }: EngineOptions) {
  const [engine] = useState(() => new VideoEngine());
  const controller = usePlaybackController();
  const state = useSyncExternalStore(engine.subscribe, engine.state);
  const renew = useEffectEvent(renewLinks);
  const show = useEffectEvent(() => engine.show(video, (id) => renew(id), autoPlay));

  useEffect(() => show(), [video.id]);
  useEffect(() => () => engine.stop(), [engine]);
  useEffect(() => {
    if (engine.state().id === video.id) engine.links?.offer(video.links);
  }, [engine, video.id, video.links]);
  useEffect(
    () =>
      controller.attach({
        seek: (seconds) => player.current && seekTo(player.current, seconds),
        prefetch: (next) => engine.prefetch(next, (id) => renew(id)),
        start: (next) => {
          const put = (source: PlayerSrc) => {
            if (poster.current) poster.current.style.visibility = 'hidden';
            if (player.current) putSource(player.current, source);
          };
          engine.show(next, (id) => renew(id), true, put);
          return engine.firstFrame();
        },
      }),
    [controller, engine, player, poster],
  );

  return { engine, ...state };
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
