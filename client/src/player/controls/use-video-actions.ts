import { useEffect, useState } from 'react';
import { captionFor } from '#client/player/caption-choice.ts';
import { useEngine } from '#client/player/engine/use-video.ts';
import { changePlayerSettings, nextSpeed, playerSettings } from '#client/player/player-settings.ts';
import { languageText, speedText } from '#client/player/player-text.ts';
import type { CaptionFile, Video } from '#client/player/video.ts';
import { playerTexts } from '#shared/player.ts';
import { toggleFullscreen } from './fullscreen.ts';
import type { VideoAction } from './shortcuts.ts';
import { useVideoKeys } from './use-video-keys.ts';

/** What an action did, shown for a moment. */
export interface Feedback {
  /** Tells equal feedback of two actions apart. */
  id: number;
  kind: 'play' | 'pause' | 'forward' | 'back' | 'jump' | 'speed' | 'toggleMuted' | 'toggleCaptions';
  text: string;
}

/** How long feedback is shown, in ms. */
const feedbackTime = 900;

interface VideoActionsOptions {
  video: Video;
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
  onHelp: () => void;
}

/** Carries out actions of keys, gestures and controls: `perform` does it, `feedback` tells what the last one did. */
export function useVideoActions({ video, onNext, onPrevious, onHelp }: VideoActionsOptions) {
  const engine = useEngine();
  const [feedback, setFeedback] = useState<Feedback | null>(null);
  const showFeedback = (kind: Feedback['kind'], text: string) =>
    setFeedback({ id: performance.now(), kind, text });

  useEffect(() => {
    const timer = setTimeout(() => setFeedback(null), feedbackTime);
    return () => clearTimeout(timer);
  }, [feedback]);

  const perform = (action: VideoAction): void => {
    const { element, isPaused, position } = engine;
    switch (action.kind) {
      case 'togglePlaying':
        showFeedback(isPaused ? 'play' : 'pause', isPaused ? playerTexts.play : playerTexts.pause);
        return engine.togglePlaying();
      case 'skip':
        engine.seek(position + action.seconds);
        return action.seconds > 0
          ? showFeedback('forward', playerTexts.skipped.forward({ seconds: action.seconds }))
          : showFeedback('back', playerTexts.skipped.back({ seconds: -action.seconds }));
      case 'jump':
        engine.seek(((element.duration || video.duration) * action.tenth) / 10);
        return showFeedback('jump', playerTexts.skipped.to({ percent: action.tenth * 10 }));
      case 'speed': {
        const speed = nextSpeed(playerSettings().speed, action.step);
        changePlayerSettings({ speed });
        return showFeedback('speed', speedText(speed));
      }
      case 'toggleMuted': {
        const { isMuted } = playerSettings();
        changePlayerSettings({ isMuted: !isMuted });
        return showFeedback('toggleMuted', isMuted ? playerTexts.unmute : playerTexts.mute);
      }
      case 'toggleFullscreen':
        return toggleFullscreen(element);
      case 'toggleCaptions':
        return showFeedback('toggleCaptions', toggleCaptions(video.links.captions));
      case 'next':
        return onNext?.();
      case 'previous':
        return onPrevious?.();
      case 'help':
        return onHelp();
    }
  };
  useVideoKeys(perform);
  return { perform, feedback };
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
