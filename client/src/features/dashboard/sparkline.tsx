import { Box } from '@chakra-ui/react';
import { system } from '#client/theme/system.ts';

/** The drawing's own units. It is stretched to the width of its place. */
const WIDTH = 100;
const HEIGHT = 32;
/** Space for the line at the edges. */
const EDGE = 2;

const color = (name: string): string => String(system.token.var(`colors.${name}`));

/**
 * A line through the values of a period, from the oldest at the left to the newest. Screen readers skip it: the table has
 * the same numbers.
 */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const line = values
    .map((value, index) => {
      const x = (index / Math.max(1, values.length - 1)) * WIDTH;
      const y = HEIGHT - EDGE - (Math.max(0, value) / most) * (HEIGHT - 2 * EDGE);
      return `${x.toFixed(2)},${y.toFixed(2)}`;
    })
    .join(' ');
  return (
    <Box asChild display="block" width="full" height="10" marginTop="2">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} fill={color('action.subtle')} />
        <polyline
          points={line}
          fill="none"
          stroke={color('action.line')}
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </Box>
  );
}
