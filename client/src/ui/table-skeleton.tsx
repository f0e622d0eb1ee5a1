import { Stack } from '@chakra-ui/react';
import { Skeleton } from './skeleton.tsx';

interface TableSkeletonProps {
  rows: number;
  /** As of the table that will be here. */
  cardsBelow?: 'md' | 'lg';
}

/** Where the rows of a table will be, or its cards. */
export function TableSkeleton({ rows, cardsBelow }: TableSkeletonProps) {
  const height = cardsBelow ? { base: '40', [cardsBelow]: '16' } : '11';
  return (
    <Stack gap="2" aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </Stack>
  );
}
