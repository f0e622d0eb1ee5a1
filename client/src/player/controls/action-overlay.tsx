import { Captions, FastForward, Gauge, Pause, Play, Rewind, Timer, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Feedback } from './use-video-actions.ts';

const icons: Record<Feedback['kind'], ReactNode> = {
  play: <Play aria-hidden />,
  pause: <Pause aria-hidden />,
  forward: <FastForward aria-hidden />,
  back: <Rewind aria-hidden />,
  jump: <Timer aria-hidden />,
  speed: <Gauge aria-hidden />,
  toggleMuted: <Volume2 aria-hidden />,
  toggleCaptions: <Captions aria-hidden />,
};

/** Feedback on the last action, over the video. */
export function ActionOverlay({ feedback }: { feedback: Feedback | null }) {
  return (
    <div className="video-feedback" role="status">
      {feedback && (
        <div key={feedback.id}>
          {icons[feedback.kind]}
          <bdi>{feedback.text}</bdi>
        </div>
      )}
    </div>
  );
}
