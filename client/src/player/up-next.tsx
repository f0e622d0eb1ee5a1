import { Button } from '#client/ui/button.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { playerTexts } from '#shared/player.ts';
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
    <div className="video-card" role="group" aria-label={playerTexts.upNext}>
      <p className="video-card-label">{isCounting ? <Countdown onOver={onPlay} /> : playerTexts.upNext}</p>
      <p className="video-card-title" dir="auto">
        {title}
      </p>
      <div className="video-card-actions">
        <Button onClick={onPlay}>{playerTexts.playNow}</Button>
        <Button variant="outline" onClick={onCancel}>
          {playerTexts.cancel}
        </Button>
      </div>
    </div>
  );
}

function Countdown({ onOver }: { onOver: () => void }) {
  const left = useCountdown(secondsToNext, onOver);
  return (
    <RichText
      text={playerTexts.upNextIn({ seconds: left })}
      tags={{ left: (seconds) => <span className="video-countdown">{seconds}</span> }}
    />
  );
}
