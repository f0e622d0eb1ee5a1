import { Gesture, type GestureProps } from '@vidstack/react';
import type { FilmAction } from './shortcuts.ts';

interface FilmGesturesProps {
  perform: (action: FilmAction) => void;
}

/** A mouse plays and fills the screen; a finger shows the controls and skips at the sides. */
export function FilmGestures({ perform }: FilmGesturesProps) {
  /** Has a gesture do what a key does, which also says on the screen what it did. */
  const does = (action: FilmAction): Pick<GestureProps, 'onWillTrigger'> => ({
    onWillTrigger: (_name, event) => {
      event.preventDefault();
      perform(action);
    },
  });
  return (
    <>
      <Gesture
        className="film-gesture film-gesture-mouse"
        event="pointerup"
        action="toggle:paused"
        {...does({ kind: 'togglePlaying' })}
      />
      <Gesture className="film-gesture film-gesture-mouse" event="dblpointerup" action="toggle:fullscreen" />
      <Gesture className="film-gesture film-gesture-touch" event="pointerup" action="toggle:controls" />
      <Gesture
        className="film-gesture film-gesture-touch film-gesture-back"
        event="dblpointerup"
        action="seek:-10"
        {...does({ kind: 'skip', seconds: -10 })}
      />
      <Gesture
        className="film-gesture film-gesture-touch film-gesture-forward"
        event="dblpointerup"
        action="seek:10"
        {...does({ kind: 'skip', seconds: 10 })}
      />
    </>
  );
}
