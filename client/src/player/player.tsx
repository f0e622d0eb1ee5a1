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
import { ActionOverlay } from './action-overlay.tsx';
import { putSource, seekTo } from './film-commands.ts';
import { FilmControls } from './film-controls.tsx';
import { FilmEngine } from './film-engine.ts';
import { FilmFrame } from './film-frame.tsx';
import { FilmGestures } from './film-gestures.tsx';
import { FilmNotice } from './film-message.tsx';
import type { Film, RenewLinks, ReportProgress } from './film.ts';
import { usePlaybackController } from './playback.tsx';
import { words } from './player-words.ts';
import { loadWhileMounted } from './provider-loading.ts';
import { settingsStorage } from './settings-storage.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { UpNext } from './up-next.tsx';
import { useCaptions } from './use-captions.ts';
import { useFilmActions } from './use-film-actions.ts';
import { useFilmReport } from './use-film-report.ts';
import { useStoryboard } from './use-storyboard.ts';

export interface PlayerProps {
  film: Film;
  renewLinks: RenewLinks;
  /** Whether the film begins by itself. */
  autoPlay: boolean;
  /** The lecture after this one; it begins by itself unless that is not wanted. */
  next: { title: string; beginsByItself: boolean; onPlay: () => void } | null;
  onPrevious: (() => void) | null;
  onProgress: ReportProgress;
  /** What stands on the screen when links are refused. */
  locked: ReactNode;
  /** What stands on the screen after the last lecture. */
  ending: ReactNode;
}

/** The room's player. It stays the same for one film after the other, so that a full screen remains one. */
export function Player(props: PlayerProps) {
  const { film, renewLinks, autoPlay, next, onPrevious, onProgress, locked, ending } = props;
  const player = useRef<MediaPlayerInstance>(null);
  const poster = useRef<HTMLImageElement>(null);
  const { engine, source, isStream, error } = useEngine({ player, poster, film, renewLinks, autoPlay });
  const [endedFilm, setEndedFilm] = useState<string | null>(null);
  // Vidstack puts its first film there once it can play; where the others begin it leaves to the engine.
  const [firstStart] = useState(film.startAt);
  const [isListOpen, setListOpen] = useState(false);
  const report = useFilmReport({ player, engine, film, onProgress });
  useCaptions(player, engine, film);
  const { storyboard, look } = useStoryboard(engine, film);
  const { perform, feedback } = useFilmActions({
    player,
    captions: film.links.captions,
    onNext: next?.onPlay ?? null,
    onPrevious,
    onHelp: () => setListOpen(true),
  });
  const isOver = endedFilm === film.id && !error;
  const goOn = () => setEndedFilm(null);

  return (
    <FilmFrame>
      <MediaPlayer
        ref={player}
        src={source}
        title={film.title}
        aria-label={`Video: ${film.title}`}
        storage={settingsStorage}
        load="eager"
        currentTime={firstStart}
        playsInline
        keyDisabled
        onProviderLoaderChange={loadWhileMounted}
        onProviderChange={(provider) => engine.setUp(provider)}
        onCanPlay={() => {
          report.onCanPlay();
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
          setEndedFilm(film.id);
        }}
      >
        {/* Vidstack sets a kind of source up when it meets a new element. */}
        <MediaProvider key={isStream ? 'stream' : 'original'} />
        {film.links.posterUrl && (
          <img
            key={film.id}
            ref={poster}
            className="film-poster"
            data-plays={autoPlay || undefined}
            src={film.links.posterUrl}
            alt=""
          />
        )}
        <FilmGestures perform={perform} />
        {!error && <div className="film-shade" />}
        <Captions className="vds-captions" />
        <div className="film-spinner" role="img" aria-label={words.loading} />
        <ActionOverlay feedback={feedback} />
        <button
          type="button"
          className="film-big-play"
          aria-label={`${words.play}: ${film.title}`}
          onClick={() => perform({ kind: 'togglePlaying' })}
        >
          <Play aria-hidden />
        </button>
        {!error && (
          <FilmControls
            film={film}
            storyboard={storyboard}
            onLook={look}
            perform={perform}
            onQuality={(height) => engine.chooseQuality(height)}
            hasNext={next !== null}
            hasPrevious={onPrevious !== null}
          />
        )}
        {isOver && next?.beginsByItself && (
          <UpNext key={film.id} title={next.title} onPlay={next.onPlay} onCancel={goOn} />
        )}
        {isOver && !next && ending}
        {error === 'locked' && locked}
        {error === 'failed' && <LoadingFailed onRetry={() => engine.retry()} />}
      </MediaPlayer>
      <ShortcutsDialog open={isListOpen} onClose={() => setListOpen(false)} />
    </FilmFrame>
  );
}

interface EngineOptions extends Pick<PlayerProps, 'film' | 'renewLinks' | 'autoPlay'> {
  player: RefObject<MediaPlayerInstance | null>;
  poster: RefObject<HTMLImageElement | null>;
}

/** The engine with this film in it. */
function useEngine({ player, poster, film, renewLinks, autoPlay }: EngineOptions) {
  const [engine] = useState(() => new FilmEngine());
  const controller = usePlaybackController();
  const state = useSyncExternalStore(engine.subscribe, engine.state);
  const renew = useEffectEvent(renewLinks);
  const show = useEffectEvent(() => engine.show(film, (id) => renew(id), autoPlay));

  useEffect(() => show(), [film.id]);
  useEffect(() => () => engine.stop(), [engine]);
  useEffect(() => {
    if (engine.state().id === film.id) engine.links?.offer(film.links);
  }, [engine, film.id, film.links]);
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
  return (
    <FilmNotice icon={<TriangleAlert size={32} aria-hidden />} text={words.failed}>
      <Button onClick={onRetry}>{words.tryAgain}</Button>
    </FilmNotice>
  );
}
