import { chakra, Text } from '@chakra-ui/react';
import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** A row of counters. */
export const Counters = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
    gap: '4',
  },
});

interface CounterProps {
  label: string;
  /** How the figure is calculated, collapsed behind its label. */
  hint?: string;
  /** A note below the figure. */
  note?: string;
  /** A drawing below the note. */
  chart?: ReactNode;
  /** A `Figure`. */
  children: ReactNode;
}

/** A figure with its label. */
export function Counter({ label, hint, note, chart, children }: CounterProps) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="0.5" minWidth="0">
      <chakra.dt textStyle="sm" color="fg.muted" fontWeight="semibold">
        {hint ? <Hint label={label}>{hint}</Hint> : label}
      </chakra.dt>
      {/* Drawings side by side are at the same height. */}
      <chakra.dd minHeight="9" overflowWrap="anywhere" marginTop={chart ? 'auto' : undefined}>
        <Text
          as="span"
          display="block"
          fontFamily="heading"
          fontSize="xl"
          lineHeight="snug"
          fontWeight="semibold"
        >
          {children}
        </Text>
        {note && (
          <Text as="span" display="block" textStyle="sm" lineHeight="snug" color="fg.muted">
            {note}
          </Text>
        )}
        {chart}
      </chakra.dd>
    </chakra.div>
  );
}

/** A label that expands to an explanation. */
export function Hint({ label, children }: { label: string; children: string }) {
  return (
    <Folded>
      <summary>
        {label}
        <CircleHelp size="1em" aria-hidden />
      </summary>
      <Text fontWeight="normal" paddingY="2" maxWidth="prose">
        {children}
      </Text>
    </Folded>
  );
}

const Folded = chakra('details', {
  base: {
    '& > summary': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: '6',
      cursor: 'pointer',
      listStyle: 'none',
      borderRadius: 'card',
      _hover: { textDecoration: 'underline' },
    },
    '& > summary > svg': { flexShrink: '0' },
    '& > summary::-webkit-details-marker': { display: 'none' },
  },
});

interface FigureProps {
  /** Whether loading failed. */
  hasFailed?: boolean;
  /** The figure; undefined while it loads. */
  children: string | undefined;
}

/** A figure, its skeleton while it loads, or a dash after a failure. */
export function Figure({ hasFailed = false, children }: FigureProps) {
  if (children !== undefined) return children;
  return hasFailed ? '—' : <Skeleton height="8" width="12" />;
}
