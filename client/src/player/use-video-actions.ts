import type { MediaPlayerInstance } from '@vidstack/react';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { playerTexts } from '#shared/player.ts';
import { captionFor } from './caption-choice.ts';
import type { EarlyUse } from './early-use.ts';
import type { CaptionFile } from './video.ts';
import {
  isMuted,
  isPaused,
  nextSpeed,
  positionOf,
  seekTo,
  setSpeed,
  toggleFullscreen,
  toggleMuted,
  togglePlaying,
} from './video-commands.ts';
import { changePlayerSettings, playerSettings } from './player-settings.ts';
import { languageText, speedText } from './player-text.ts';
import type { VideoAction } from './shortcuts.ts';
import { useVideoKeys } from './use-video-keys.ts';

/** What an action did, for a moment on the screen. */
export interface Feedback {
  /** Tells two of the same from each other. */
  id: number;
  kind: 'play' | 'pause' | 'forward' | 'back' | 'jump' | 'speed' | 'toggleMuted' | 'toggleCaptions';
  text: string;
}

/** How long an action is shown, in ms. */
const feedbackTime = 900;

interface VideoActionsOptions {
  player: RefObject<MediaPlayerInstance | null>;
  captions: readonly CaptionFile[];
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
  onHelp: () => void;
  early: EarlyUse;
}

const isSeek = ({ kind }: VideoAction) => kind === 'skip' || kind === 'jump';

/**
 * What keys and controls do to the video. `perform` does it, `feedback` is what the last one did; `onCanPlay` is to be called when
 * there is something to play.
 */
export function useVideoActions({
  player,
  captions,
  onNext,
  onPrevious,
  onHelp,
  early,
}: VideoActionsOptions) {
  const [feedback, setFeedback] = useState<Feedback | null>(null);
  const showFeedback = (kind: Feedback['kind'], text: string) =>
    setFeedback({ id: performance.now(), kind, text });

  useEffect(() => {
    const timer = setTimeout(() => setFeedback(null), feedbackTime);
    return () => clearTimeout(timer);
  }, [feedback]);

  const perform = (action: VideoAction): void => {
    const media = player.current;
    if (!media) return;
    switch (action.kind) {
      case 'togglePlaying':
        showFeedback(
          isPaused(media) ? 'play' : 'pause',
          isPaused(media) ? playerTexts.play : playerTexts.pause,
        );
        return togglePlaying(media);
      case 'skip':
        seekTo(media, positionOf(media) + action.seconds);
        return action.seconds > 0
          ? showFeedback('forward', playerTexts.skipped.forward({ seconds: action.seconds }))
          : showFeedback('back', playerTexts.skipped.back({ seconds: -action.seconds }));
      case 'jump':
        seekTo(media, (media.duration * action.tenth) / 10);
        return showFeedback('jump', playerTexts.skipped.to({ percent: action.tenth * 10 }));
      case 'speed': {
        const speed = nextSpeed(media.playbackRate, action.step);
        setSpeed(media, speed);
        return showFeedback('speed', speedText(speed));
      }
      case 'toggleMuted':
        showFeedback('toggleMuted', isMuted(media) ? playerTexts.unmute : playerTexts.mute);
        return toggleMuted(media);
      case 'toggleFullscreen':
        return toggleFullscreen(media);
      case 'toggleCaptions':
        return showFeedback('toggleCaptions', toggleCaptions(captions));
      case 'next':
        return onNext?.();
      case 'previous':
        return onPrevious?.();
      case 'help':
        return onHelp();
    }
  };

  useVideoKeys(perform);

  const performFirst = useEffectEvent(() => early.take((action) => !isSeek(action)).forEach(perform));
  useEffect(() => performFirst(), []);
  // Where a video begins is known once it can play.
  const onCanPlay = () => early.take(isSeek).forEach(perform);

  return { perform, feedback, onCanPlay };
}

/** Turns captions on or off and says which. */
function toggleCaptions(captions: readonly CaptionFile[]): string {
  const { hasCaptions, captionLanguage } = playerSettings();
  const caption = captionFor(captions, captionLanguage);
  if (!caption) return playerTexts.noCaptions;
  changePlayerSettings({ hasCaptions: !hasCaptions });
  return hasCaptions
    ? playerTexts.captionsHidden
    : playerTexts.captionsShown({ language: languageText(caption.language) });
}
