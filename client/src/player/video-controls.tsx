import { Time, useMediaPlayer, useMediaState } from '@vidstack/react';
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
import { playerTexts } from '#shared/player.ts';
import { ControlButton } from './control-button.tsx';
import type { Video } from './video.ts';
import { CaptionsMenu, ChaptersMenu, SettingsMenu } from './video-menus.tsx';
import type { VideoAction } from './shortcuts.ts';
import { TimeLine, type TimeLineProps } from './time-line.tsx';
import { VolumeControl } from './volume-control.tsx';

interface VideoControlsProps extends Pick<TimeLineProps, 'storyboard' | 'onPreview'> {
  video: Video;
  perform: (action: VideoAction) => void;
  /** A height in pixels, or null for whatever the connection can bear. */
  onQuality: (height: number | null) => void;
  hasNext: boolean;
  hasPrevious: boolean;
}

/** Everything one can do with the video, along its lower edge. */
export function VideoControls(props: VideoControlsProps) {
  const { video, storyboard, onPreview, perform, onQuality, hasNext, hasPrevious } = props;
  return (
    <div className="video-controls" role="group" aria-label={playerTexts.controls}>
      <TimeLine chapters={video.chapters} storyboard={storyboard} onPreview={onPreview} />
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
        <div className="video-time">
          <Time type="current" /> / <Time type="duration" />
        </div>
        <div className="video-space" />
        {video.chapters.length > 0 && <ChaptersMenu chapters={video.chapters} />}
        {video.links.captions.length > 0 && <CaptionsMenu captions={video.links.captions} />}
        <SettingsMenu onQuality={onQuality} />
        <PictureToggle />
        <FullscreenToggle onToggle={() => perform({ kind: 'toggleFullscreen' })} />
      </div>
    </div>
  );
}

function PlayToggle({ onToggle }: { onToggle: () => void }) {
  const isPaused = useMediaState('paused');
  const isEnded = useMediaState('ended');
  const Icon = isEnded ? RotateCcw : isPaused ? Play : Pause;
  const label = isEnded ? playerTexts.playAgain : isPaused ? playerTexts.play : playerTexts.pause;
  return (
    <ControlButton label={label} shortcut="K" onClick={onToggle}>
      <Icon aria-hidden />
    </ControlButton>
  );
}

function PictureToggle() {
  const player = useMediaPlayer();
  const canFloat = useMediaState('canPictureInPicture');
  const isFloating = useMediaState('pictureInPicture');
  if (!canFloat || !player) return null;
  const toggle = () => {
    // A browser that refuses leaves the picture where it is.
    const change = isFloating ? player.exitPictureInPicture() : player.enterPictureInPicture();
    Promise.resolve(change).catch(() => undefined);
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
  const canFill = useMediaState('canFullscreen');
  const isFull = useMediaState('fullscreen');
  if (!canFill) return null;
  const Icon = isFull ? Minimize : Maximize;
  return (
    <ControlButton
      label={isFull ? playerTexts.leaveFullscreen : playerTexts.fullscreen}
      shortcut="F"
      onClick={onToggle}
    >
      <Icon aria-hidden />
    </ControlButton>
  );
}
