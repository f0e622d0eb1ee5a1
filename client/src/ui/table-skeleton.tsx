import { Stack } from '@chakra-ui/react';
import { Skeleton } from './skeleton.tsx';

interface TableSkeletonProps {
  rows: number;
  /** As for the table that it stands for. */
  cardsBelow?: 'md' | 'lg';
}

/** The placeholder of a table's rows or cards. */
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
