import { Button } from '#client/ui/button.tsx';
import { playerText } from './player-text.ts';
import { useCountdown } from './use-countdown.ts';

/** How long one can change one's mind before the next lecture begins, in seconds. */
const secondsToNext = 5;

interface UpNextProps {
  title: string;
  onPlay: () => void;
  onCancel: () => void;
}

/** At the end of a lecture: the next one, which begins by itself unless one cancels. */
export function UpNext({ title, onPlay, onCancel }: UpNextProps) {
  const left = useCountdown(secondsToNext, onPlay);
  return (
    <div className="video-card" role="group" aria-label={playerText.upNext}>
      <p className="video-card-label">
        {playerText.upNext} in <span className="video-countdown">{left}</span>
      </p>
      <p className="video-card-title">{title}</p>
      <div className="video-card-actions">
        <Button onClick={onPlay}>{playerText.playNow}</Button>
        <Button variant="outline" onClick={onCancel}>
          {playerText.cancel}
        </Button>
      </div>
    </div>
  );
}
