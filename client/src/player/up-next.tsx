import { Button } from '#client/ui/button.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { playerTexts } from '#shared/player.ts';
import { useCountdown } from './use-countdown.ts';

/** The countdown before the next lecture plays, in seconds. */
const secondsToNext = 5;

interface UpNextProps {
  title: string;
  /** Whether it plays by itself after a countdown. */
  isCounting: boolean;
  onPlay: () => void;
  onCancel: () => void;
}

/** The card at the end of a lecture. It plays the next one after a countdown, unless the viewer cancels. */
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
