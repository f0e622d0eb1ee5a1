import { Gesture, type GestureProps } from '@vidstack/react';
import type { VideoAction } from './shortcuts.ts';

interface VideoGesturesProps {
  perform: (action: VideoAction) => void;
}

/** A mouse plays and fills the screen; a finger shows the controls and skips at the sides. */
export function VideoGestures({ perform }: VideoGesturesProps) {
  /** Has a gesture do what a key does, which also says on the screen what it did. */
  const does = (action: VideoAction): Pick<GestureProps, 'onWillTrigger'> => ({
    onWillTrigger: (_name, event) => {
      event.preventDefault();
      perform(action);
    },
  });
  return (
    <>
      <Gesture
        className="video-gesture video-gesture-mouse"
        event="pointerup"
        action="toggle:paused"
        {...does({ kind: 'togglePlaying' })}
      />
      <Gesture
        className="video-gesture video-gesture-mouse"
        event="dblpointerup"
        action="toggle:fullscreen"
      />
      <Gesture className="video-gesture video-gesture-touch" event="pointerup" action="toggle:controls" />
      <Gesture
        className="video-gesture video-gesture-touch video-gesture-back"
        event="dblpointerup"
        action="seek:-10"
        {...does({ kind: 'skip', seconds: -10 })}
      />
      <Gesture
        className="video-gesture video-gesture-touch video-gesture-forward"
        event="dblpointerup"
        action="seek:10"
        {...does({ kind: 'skip', seconds: 10 })}
      />
    </>
  );
}
