import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { SortButton, SortSelect, type Sorting } from './table-sorting.tsx';

/** The room that the rows of a table need: the width of the table, not of the window, which may show a side bar. */
export const ROOM = { md: '36rem', lg: '56rem' } as const;
export type CardsBelow = keyof typeof ROOM;

/** A column of a table: its header and the content of its cells. */
export interface Column<Row> {
  key: string;
  header: string;
  /** Null or an empty text is shown as a dash; a card omits it. */
  cell: (row: Row, index: number) => ReactNode;
  /** Aligns numbers at the end of the column. */
  isNumeric?: boolean;
  /** Whether the cell is the header of its row. */
  isRowHeader?: boolean;
  /** Whether the header is a button that sorts. */
  isSortable?: boolean;
  /** Whether the cells contain buttons: a card shows them without the header text. */
  isActions?: boolean;
  width?: string;
}

interface DataTableProps<Row> {
  /** The accessible caption; a heading shows the same to other readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sorting?: Sorting;
  /** Whether new rows are being loaded. */
  isBusy?: boolean;
  /** With less room each row is a card; omit it for tables that fit on a phone. */
  cardsBelow?: CardsBelow;
  /** The cells of a last row with totals. */
  sum?: readonly ReactNode[];
}

/**
 * A table that becomes a list of cards on narrow screens. The explicit roles repeat those of the elements, because browsers drop
 * the table semantics when `display` changes.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sorting, isBusy = false, cardsBelow, sum } = props;
  const id = useId();
  const sortable = columns.filter(({ isSortable }) => isSortable);
  return (
    <chakra.div css={cardsBelow && { containerType: 'inline-size' }}>
      {sorting && cardsBelow && sortable.length > 0 && (
        <chakra.div
          marginBottom="4"
          css={{ [`@container (width >= ${ROOM[cardsBelow]})`]: { display: 'none' } }}
        >
          <SortSelect columns={sortable} sorting={sorting} />
        </chakra.div>
      )}
      <chakra.table
        role="table"
        aria-busy={isBusy || undefined}
        css={[frame, asTable, cardsBelow ? atWidth(cardsBelow) : lines, isBusy && waiting]}
      >
        <chakra.caption id={id} srOnly>
          {caption}
        </chakra.caption>
        <chakra.thead role="rowgroup">
          <chakra.tr role="row">
            {columns.map(({ key, header, isSortable, isNumeric, width }) => (
              <chakra.th
                key={key}
                role="columnheader"
                scope="col"
                width={width}
                data-numeric={isNumeric || undefined}
                aria-sort={sorting && isSortable ? sorting.stateOf(key) : undefined}
              >
                {sorting && isSortable ? (
                  <SortButton state={sorting.stateOf(key)} onSort={() => sorting.toggle(key)}>
                    {header}
                  </SortButton>
                ) : (
                  header
                )}
              </chakra.th>
            ))}
          </chakra.tr>
        </chakra.thead>
        <chakra.tbody role="rowgroup">
          {rows.map((row, index) => (
            <chakra.tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <Cell key={column.key} column={column}>
                  {column.cell(row, index)}
                </Cell>
              ))}
            </chakra.tr>
          ))}
        </chakra.tbody>
        {sum && (
          <chakra.tfoot role="rowgroup">
            <chakra.tr role="row">
              {columns.map((column, index) => (
                <Cell key={column.key} column={column}>
                  {sum[index]}
                </Cell>
              ))}
            </chakra.tr>
          </chakra.tfoot>
        )}
      </chakra.table>
    </chakra.div>
  );
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const { header, isRowHeader, isNumeric, isActions } = column;
  const dataAttributes = { 'data-label': header, 'data-numeric': isNumeric || undefined };
  if (isRowHeader) {
    return (
      <chakra.th role="rowheader" scope="row" {...dataAttributes}>
        {children}
      </chakra.th>
    );
  }
  const isEmpty = children === null || children === '';
  return (
    <chakra.td
      role="cell"
      data-actions={isActions || undefined}
      data-empty={isEmpty || undefined}
      {...dataAttributes}
    >
      {isEmpty ? '—' : children}
    </chakra.td>
  );
}

const frame: SystemStyleObject = {
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'sm',
  lineHeight: 'snug',
  fontVariantNumeric: 'tabular-nums',
};

const asTable: SystemStyleObject = {
  '& th': { textAlign: 'start', fontWeight: 'semibold' },
  '& thead th': { color: 'fg.muted', fontSize: 'xs', whiteSpace: 'nowrap' },
  '& tbody th': { overflowWrap: 'anywhere' },
  '& td': { overflowWrap: 'anywhere' },
  '& tfoot :is(th, td)': { fontWeight: 'semibold' },
};

/** Muted but readable: 4.5:1, which opacity would not preserve. */
const waiting: SystemStyleObject = { '& tbody :is(th, td, a)': { color: 'fg.muted' } };

const lines: SystemStyleObject = {
  '& :is(th, td)': { paddingX: '3', paddingY: '2.5', verticalAlign: 'middle' },
  '& thead th': { paddingY: '1', height: '11', borderBottom: 'line', borderColor: 'border' },
  '& tbody tr + tr > *': { borderTop: 'line', borderColor: 'border' },
  '& tfoot tr > *': { borderTop: 'line', borderColor: 'border.control' },
  '& [data-numeric]': { textAlign: 'end' },
};

/** A surface of its own, for large tables; a small table stands on a card. */
const sheet: SystemStyleObject = {
  bg: 'bg.raised',
  border: 'line',
  borderColor: 'border',
  borderRadius: 'card',
  borderCollapse: 'separate',
  borderSpacing: '0',
};

const cards: SystemStyleObject = {
  display: 'block',
  '& thead': { display: 'none' },
  '& tbody': {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  },
  '& tbody tr': {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    padding: '4',
    bg: 'bg.raised',
    border: 'line',
    borderColor: 'border',
    borderRadius: 'card',
  },
  // The row header is the first line of the card.
  '& tbody th': { order: -1, fontSize: 'md', paddingBottom: '1' },
  '& td': { display: 'grid', gridTemplateColumns: 'minmax(min-content, 2fr) minmax(0, 3fr)', gap: '3' },
  '& td::before': { content: 'attr(data-label)', color: 'fg.muted', overflowWrap: 'normal' },
  '& td[data-actions]': { display: 'block', marginTop: 'auto', paddingTop: '1' },
  '& td[data-actions]::before': { content: 'none' },
  '& td[data-empty]': { display: 'none' },
};

/** Rows if the table has this room, otherwise cards. */
const atWidth = (width: CardsBelow): SystemStyleObject => ({
  [`@container (width < ${ROOM[width]})`]: cards,
  [`@container (width >= ${ROOM[width]})`]: { ...sheet, ...lines },
});
