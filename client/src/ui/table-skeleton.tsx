import { chakra, Stack } from '@chakra-ui/react';
import { ROOM, type CardsBelow } from './data-table-styles.ts';
import { Skeleton } from './skeleton.tsx';

interface TableSkeletonProps {
  rows: number;
  /** As for the table that it stands for. */
  cardsBelow?: CardsBelow;
  hasLowCards?: boolean;
  isDense?: boolean;
}

/** The placeholder of a table's rows or cards. */
export function TableSkeleton({ rows, cardsBelow, hasLowCards, isDense }: TableSkeletonProps) {
  const card = hasLowCards ? '20' : '40';
  const asRow = cardsBelow && {
    [`@container (width >= ${ROOM[cardsBelow]})`]: { height: isDense ? '11' : '16' },
  };
  return (
    <chakra.div css={cardsBelow && { containerType: 'inline-size' }} aria-hidden>
      <Stack gap="2">
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} height={cardsBelow ? card : '11'} css={asRow} />
        ))}
      </Stack>
    </chakra.div>
  );
}
