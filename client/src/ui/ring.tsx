import { chakra } from '@chakra-ui/react';

const RADIUS = 15;
const LENGTH = 2 * Math.PI * RADIUS;

/** A ring that shows progress, from 0 to 1. The text beside it tells the amount. */
export function Ring({ value }: { value: number }) {
  const shown = Math.min(Math.max(value, 0), 1);
  return (
    <chakra.svg viewBox="0 0 36 36" width="9" height="9" flexShrink="0" aria-hidden>
      <Track r={RADIUS} cx="18" cy="18" />
      <Arc
        r={RADIUS}
        cx="18"
        cy="18"
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - shown)}
        transform="rotate(-90 18 18)"
      />
    </chakra.svg>
  );
}

const Track = chakra('circle', { base: { fill: 'none', stroke: 'bg.waiting', strokeWidth: '4px' } });

const Arc = chakra('circle', {
  base: {
    fill: 'none',
    stroke: 'success.solid',
    strokeWidth: '4px',
    transition: 'stroke-dashoffset {durations.move}',
    '@media (forced-colors: active)': { stroke: 'Highlight' },
  },
});
