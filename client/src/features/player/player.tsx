import '@vidstack/react/player/styles/base.css';
import '@vidstack/react/player/styles/default/captions.css';
import { Captions, Gesture, MediaPlayer, MediaProvider, type MediaPlayerInstance } from '@vidstack/react';
import { Play, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ActionOverlay } from './action-overlay.tsx';
import { FilmControls } from './film-controls.tsx';
import { FilmEngine } from './film-engine.ts';
import { FilmFrame } from './film-frame.tsx';
import { FilmNotice } from './film-message.tsx';
import type { Film, RenewLinks } from './film.ts';
import { words } from './player-words.ts';
import { settingsStorage } from './settings-storage.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { UpNext } from './up-next.tsx';
import { useCaptions } from './use-captions.ts';
import { useFilmActions } from './use-film-actions.ts';
import { useFilmReport, type ReportProgress } from './use-film-report.ts';

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
  const { engine, source, isStream, trouble } = useEngine(film, renewLinks);
  const [endedFilm, setEndedFilm] = useState<string | null>(null);
  // Vidstack puts its first film there once it can play; where the others begin it leaves to the engine.
  const [firstStart] = useState(film.startAt);
  const [isListOpen, setListOpen] = useState(false);
  const report = useFilmReport({ player, film, onProgress });
  useCaptions(player, engine, film);
  const { perform, feedback } = useFilmActions({
    player,
    captions: film.links.captions,
    onNext: next?.onPlay ?? null,
    onPrevious,
    onHelp: () => setListOpen(true),
  });
  const isOver = endedFilm === film.id && !trouble;
  const goOn = () => setEndedFilm(null);
  // Vidstack begins nothing by itself for people who want less motion, but this film is what they came for. It refuses
  // until it has told everybody.
  const playAnyway = () => queueMicrotask(() => void player.current?.play().catch(() => undefined));

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
        autoPlay={autoPlay}
        onAutoPlayFail={playAnyway}
        playsInline
        keyDisabled
        onProviderChange={(provider) => engine.equip(provider)}
        onCanPlay={report.onCanPlay}
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
        {film.links.posterUrl && <img className="film-poster" src={film.links.posterUrl} alt="" />}
        <Gestures />
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
        {!trouble && (
          <FilmControls
            film={film}
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
        {trouble === 'locked' && locked}
        {trouble === 'failed' && <LoadingFailed onRetry={() => engine.retry()} />}
      </MediaPlayer>
      <ShortcutsDialog open={isListOpen} onClose={() => setListOpen(false)} />
    </FilmFrame>
  );
}

/** The engine with this film in it. */
function useEngine(film: Film, renewLinks: RenewLinks) {
  const [engine] = useState(() => new FilmEngine());
  const { source, isStream, trouble } = useSyncExternalStore(engine.subscribe, engine.state);
  const renew = useEffectEvent(renewLinks);
  const show = useEffectEvent(() => engine.show(film, () => renew()));

  useEffect(() => {
    show();
    return () => engine.stop();
  }, [engine, film.id]);
  useEffect(() => engine.links?.offer(film.links), [engine, film.links]);

  return { engine, source, isStream, trouble };
}

/** A mouse plays and fills the screen; a finger shows the controls and skips at the sides. */
function Gestures() {
  return (
    <>
      <Gesture className="film-gesture film-gesture-mouse" event="pointerup" action="toggle:paused" />
      <Gesture className="film-gesture film-gesture-mouse" event="dblpointerup" action="toggle:fullscreen" />
      <Gesture className="film-gesture film-gesture-touch" event="pointerup" action="toggle:controls" />
      <Gesture
        className="film-gesture film-gesture-touch film-gesture-back"
        event="dblpointerup"
        action="seek:-10"
      />
      <Gesture
        className="film-gesture film-gesture-touch film-gesture-forward"
        event="dblpointerup"
        action="seek:10"
      />
    </>
  );
}

function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <FilmNotice icon={<TriangleAlert size={32} aria-hidden />} text={words.failed}>
      <Button onClick={onRetry}>{words.tryAgain}</Button>
    </FilmNotice>
  );
}
