import { useRef, type PointerEvent } from 'react';
import type { VideoAction } from './shortcuts.ts';

/** Two presses within this time, in ms, make a double press. */
const doublePress = 300;

interface GesturesProps {
  perform: (action: VideoAction) => void;
  /** Shows or hides the controls. */
  onToggleControls: () => void;
}

/**
 * The surface over the picture. A click plays or pauses, and a double click toggles full screen. A tap shows or hides the
 * controls, and a double tap at a side skips.
 *
 * The first press acts at once, without a timer. A second click undoes what the first one did.
 */
export function Gestures({ perform, onToggleControls }: GesturesProps) {
  const last = useRef({ at: -Infinity, side: 0 });
  const onPointerUp = ({ button, clientX, currentTarget, pointerType, timeStamp }: PointerEvent) => {
    if (button !== 0) return;
    const isTouch = pointerType === 'touch';
    const { left, width } = currentTarget.getBoundingClientRect();
    const side = isTouch ? sideOf((clientX - left) / width) : 0;
    const isDouble = timeStamp - last.current.at < doublePress && side === last.current.side;
    // Each further tap skips again, and each further click is a first one.
    last.current = { at: isDouble && !isTouch ? -Infinity : timeStamp, side };
    if (!isTouch) {
      perform({ kind: 'togglePlaying' });
      if (isDouble) perform({ kind: 'toggleFullscreen' });
    } else if (isDouble && side !== 0) perform({ kind: 'skip', seconds: 10 * side });
    else onToggleControls();
  };
  return <div className="video-gestures" onPointerUp={onPointerUp} />;
}

/** Left is back in every language, as on the time line. */
function sideOf(share: number): -1 | 0 | 1 {
  if (share < 0.35) return -1;
  return share > 0.65 ? 1 : 0;
}
