import {
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  SkipBack,
  SkipForward,
} from 'lucide-react';
import { formatClock } from '#client/format/format.ts';
import { useEngine, useVideo } from '#client/player/engine/use-video.ts';
import type { Video } from '#client/player/video.ts';
import { playerTexts } from '#shared/player.ts';
import { ControlButton } from './control-button.tsx';
import { canFill, isFull } from './fullscreen.ts';
import { CaptionsMenu, ChaptersMenu, SettingsMenu } from './video-menus.tsx';
import type { VideoAction } from './shortcuts.ts';
import { TimeLine } from './time-line.tsx';
import { useStoryboard } from './use-storyboard.ts';
import { VolumeControl } from './volume-control.tsx';

interface VideoControlsProps {
  video: Video;
  perform: (action: VideoAction) => void;
  hasNext: boolean;
  hasPrevious: boolean;
}

/** The controls along the lower edge of the video. */
export function VideoControls(props: VideoControlsProps) {
  const { video, perform, hasNext, hasPrevious } = props;
  const { storyboard, load } = useStoryboard(video);
  return (
    <div className="video-controls" role="group" aria-label={playerTexts.controls}>
      <TimeLine chapters={video.chapters} storyboard={storyboard} onPreview={load} />
      <div className="video-bar">
        {hasPrevious && (
          <ControlButton
            className="video-optional"
            label={playerTexts.previous}
            shortcut="P"
            onClick={() => perform({ kind: 'previous' })}
          >
            <SkipBack aria-hidden />
          </ControlButton>
        )}
        <PlayToggle onToggle={() => perform({ kind: 'togglePlaying' })} />
        {hasNext && (
          <ControlButton
            className="video-optional"
            label={playerTexts.next}
            shortcut="N"
            onClick={() => perform({ kind: 'next' })}
          >
            <SkipForward aria-hidden />
          </ControlButton>
        )}
        <VolumeControl onToggle={() => perform({ kind: 'toggleMuted' })} />
        <Clock />
        <div className="video-space" />
        {video.chapters.length > 0 && <ChaptersMenu chapters={video.chapters} />}
        {video.links.captions.length > 0 && <CaptionsMenu captions={video.links.captions} />}
        <SettingsMenu />
        <PictureToggle />
        <FullscreenToggle onToggle={() => perform({ kind: 'toggleFullscreen' })} />
      </div>
    </div>
  );
}

function Clock() {
  const second = useVideo(({ position }) => Math.floor(position));
  const duration = useVideo(({ element }) => element.duration || 0);
  return (
    <div className="video-time">
      {formatClock(second)} / {formatClock(duration)}
    </div>
  );
}

function PlayToggle({ onToggle }: { onToggle: () => void }) {
  const isPaused = useVideo((engine) => engine.isPaused);
  const isEnded = useVideo(({ element }) => element.ended);
  const Icon = isEnded ? RotateCcw : isPaused ? Play : Pause;
  const label = isEnded ? playerTexts.playAgain : isPaused ? playerTexts.play : playerTexts.pause;
  return (
    <ControlButton label={label} shortcut="K" onClick={onToggle}>
      <Icon aria-hidden />
    </ControlButton>
  );
}

function PictureToggle() {
  const { element } = useEngine();
  const isFloating = useVideo(() => document.pictureInPictureElement === element);
  // Older versions of Firefox have only a button of their own.
  if (!document.pictureInPictureEnabled) return null;
  const toggle = () => {
    // Where the browser refuses, the picture stays.
    const change = isFloating ? document.exitPictureInPicture() : element.requestPictureInPicture();
    change.catch(() => undefined);
  };
  return (
    <ControlButton
      className="video-optional"
      label={isFloating ? playerTexts.leavePictureInPicture : playerTexts.pictureInPicture}
      onClick={toggle}
    >
      <PictureInPicture2 aria-hidden />
    </ControlButton>
  );
}

function FullscreenToggle({ onToggle }: { onToggle: () => void }) {
  const { element } = useEngine();
  const isFilled = useVideo(() => isFull(element));
  if (!canFill(element)) return null;
  const Icon = isFilled ? Minimize : Maximize;
  return (
    <ControlButton
      label={isFilled ? playerTexts.leaveFullscreen : playerTexts.fullscreen}
      shortcut="F"
      onClick={onToggle}
    >
      <Icon aria-hidden />
    </ControlButton>
  );
}
