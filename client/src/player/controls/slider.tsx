import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';

interface SliderProps {
  className: string;
  label: string;
  value: number;
  max: number;
  /** How far an arrow key moves. */
  step: number;
  /** The value for screen readers. */
  textOf: (value: number) => string;
  /** Called when a value is chosen: by a key, or at the end of a drag. */
  onChoose: (value: number) => void;
  /** Called while the thumb is dragged. */
  onDrag?: (value: number) => void;
  /** Called with the share of the track under the pointer, 0 to 1; null when the pointer has left. */
  onPoint?: (share: number | null) => void;
  /** The track. */
  children: ReactNode;
}

const within = (value: number, max: number) => Math.min(Math.max(0, value), max);

/**
 * A slider. Its track takes the pointer. Its transparent range input takes the focus, keys, and the gestures of screen
 * readers, but no pointer: on an iPhone it would move by its thumb only.
 */
export function Slider(props: SliderProps) {
  const { className, label, value, max, step, textOf, onChoose, onDrag, onPoint, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = dragged ?? value;
  const choose = useEffectEvent((chosen: number) => {
    setDragged(null);
    onChoose(within(chosen, max));
  });
  useEffect(() => {
    const element = input.current;
    // A screen reader's gesture. React's `onChange` is the `input` event.
    const commit = () => choose(element?.valueAsNumber ?? 0);
    element?.addEventListener('change', commit);
    return () => element?.removeEventListener('change', commit);
  }, []);

  const shareAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return within((clientX - left) / width, 1);
  };
  const drag = (next: number) => {
    setDragged(next);
    onDrag?.(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const from = event.currentTarget.valueAsNumber;
    const target = keyTargets(from, step, max)[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = within(target, max);
    // The next key may come before the next render.
    event.currentTarget.valueAsNumber = next;
    onChoose(next);
  };

  return (
    <div
      className={`video-slider ${className}`}
      data-active={dragged !== null || undefined}
      style={{ '--slider-fill': `${max > 0 ? (shown / max) * 100 : 0}%` } as CSSProperties}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        onPoint?.(shareAt(event));
        drag(shareAt(event) * max);
      }}
      onPointerMove={(event) => {
        onPoint?.(shareAt(event));
        if (dragged !== null) drag(shareAt(event) * max);
      }}
      onPointerUp={(event) => {
        if (dragged === null) return;
        setDragged(null);
        onChoose(shareAt(event) * max);
      }}
      onPointerCancel={() => setDragged(null)}
      onPointerLeave={() => onPoint?.(null)}
    >
      {children}
      <input
        ref={input}
        type="range"
        min={0}
        max={max}
        step="any"
        value={shown}
        aria-label={label}
        aria-valuetext={textOf(shown)}
        onChange={({ currentTarget }) => drag(currentTarget.valueAsNumber)}
        onKeyDown={onKeyDown}
      />
      <span className="video-thumb" />
    </div>
  );
}

/** The values that keys lead to, by the names of the keys. */
const keyTargets = (from: number, step: number, max: number): Partial<Record<string, number>> => ({
  ArrowLeft: from - step,
  ArrowDown: from - step,
  ArrowRight: from + step,
  ArrowUp: from + step,
  PageDown: from - 10 * step,
  PageUp: from + 10 * step,
  Home: 0,
  End: max,
});
