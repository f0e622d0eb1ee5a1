import { Box } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { progressMessages } from '#shared/progress.ts';

interface ProgressIconProps {
  progress: { position: number; isDone: boolean } | null;
  /** Duration of the lecture, in seconds. */
  duration: number;
}

const SIZE = 18;
const RADIUS = 7;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** The learner's progress in a lecture: nothing, a filling ring, or a tick. */
export function ProgressIcon({ progress, duration }: ProgressIconProps) {
  if (!progress) return null;
  if (progress.isDone) {
    return (
      <Box as="span" color="success.text" display="inline-flex" flexShrink="0">
        <VisuallyHidden>{progressMessages.done}</VisuallyHidden>
        <CircleCheck size={SIZE} aria-hidden />
      </Box>
    );
  }
  const ratio = duration > 0 ? Math.min(progress.position / duration, 1) : 0;
  return (
    <Box as="span" color="fg.muted" display="inline-flex" flexShrink="0">
      <VisuallyHidden>{progressMessages.watched({ percent: Math.round(ratio * 100) })}</VisuallyHidden>
      <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} fill="none" aria-hidden>
        <circle cx="9" cy="9" r={RADIUS} stroke="currentColor" strokeOpacity="0.35" strokeWidth="2.5" />
        <circle
          cx="9"
          cy="9"
          r={RADIUS}
          stroke="currentColor"
          strokeWidth="2.5"
          strokeDasharray={`${ratio * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
          transform="rotate(-90 9 9)"
        />
      </svg>
    </Box>
  );
}
