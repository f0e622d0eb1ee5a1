import { chakra, Stack, Text } from '@chakra-ui/react';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { HEAD_TOP } from './data-table-styles.ts';
import { ErrorState } from './error-state.tsx';
import { Pagination } from './pagination.tsx';
import { pageParameter, sizeParameter, type ListPages } from './use-list-pages.ts';

/** Keeps its height, so that rows keep their places when a row is selected. */
const BAR_HEIGHT = '3.5rem';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    minHeight: '14',
    paddingBottom: '1',
    '&[data-bulk]': { position: { md: 'sticky' }, top: '0', zIndex: '2', bg: 'bg' },
  },
});

interface TableListProps {
  /** The kind of rows. */
  of: ComponentProps<typeof Pagination>['of'];
  list: ListPages<unknown>;
  /** Changes the page and its size in the address. */
  onChange: (parameters: Record<string, string | null>) => void;
  /** The number of all rows, as a text. */
  total: string;
  /** Buttons for the whole list. */
  actions?: ReactNode;
  /** Controls for selected rows. They replace the total and the buttons, and stay in view. */
  bulk?: ReactNode;
  /** Stands for the rows of a page that is loading. */
  skeleton: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** A long list: a bar with its total and its buttons, the table, and the choice of the page. */
export function TableList(props: TableListProps) {
  const { of, list, onChange, total, actions, bulk, skeleton, children } = props;
  const { rows = [], page, size, totalCount, isLoadingMore } = list;
  const top = useRef<HTMLDivElement>(null);
  const turn = (next: number) => {
    onChange(pageParameter(next));
    // Of a long page, the first rows of the next one would be above the window.
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  };
  return (
    <Stack ref={top} gap="0" css={bulk ? { [HEAD_TOP]: { md: BAR_HEIGHT } } : undefined}>
      <Bar data-bulk={bulk ? '' : undefined}>
        {bulk || (
          <>
            <Text color="fg.muted" textStyle="sm">
              {total}
            </Text>
            {actions}
          </>
        )}
      </Bar>
      {rows.length > 0 && children}
      {rows.length === 0 && isLoadingMore && skeleton}
      {rows.length === 0 && list.hasFailed && <ErrorState message={list.failure} onRetry={list.showMore} />}
      <chakra.div marginTop="4">
        <Pagination
          of={of}
          page={page}
          pageSize={size}
          shown={rows.length}
          totalCount={totalCount}
          isLoading={isLoadingMore}
          onPage={turn}
          onSize={(next) => onChange(sizeParameter(next))}
        />
      </chakra.div>
    </Stack>
  );
}
