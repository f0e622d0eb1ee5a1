import { Button } from '#client/ui/button.tsx';
import { playerText } from './player-text.ts';
import { useCountdown } from './use-countdown.ts';

/** How long one can change one's mind before the next lecture begins, in seconds. */
const secondsToNext = 5;

interface UpNextProps {
  title: string;
  /** Whether it begins by itself. */
  isCounting: boolean;
  onPlay: () => void;
  onCancel: () => void;
}

/** At the end of a lecture: the next one, which begins by itself, unless one cancels or never wants that. */
export function UpNext({ title, isCounting, onPlay, onCancel }: UpNextProps) {
  return (
    <div className="video-card" role="group" aria-label={playerText.upNext}>
      <p className="video-card-label">
        {playerText.upNext}
        {isCounting && <Countdown onOver={onPlay} />}
      </p>
      <p className="video-card-title" dir="auto">
        {title}
      </p>
      <div className="video-card-actions">
        <Button onClick={onPlay}>{playerText.playNow}</Button>
        <Button variant="outline" onClick={onCancel}>
          {playerText.cancel}
        </Button>
      </div>
    </div>
  );
}

function Countdown({ onOver }: { onOver: () => void }) {
  const left = useCountdown(secondsToNext, onOver);
  return (
    <>
      {' in '}
      <span className="video-countdown">{left}</span>
    </>
  );
}
