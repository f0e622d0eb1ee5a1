import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { ROOM, tableStyles, type CardsBelow } from './data-table-styles.ts';
import { SelectBox, type Selection } from './table-selection.tsx';
import { SortButton, SortSelect, type Sorting } from './table-sorting.tsx';

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
  /** Whether low cards omit the cell. */
  isSecondary?: boolean;
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
  /** Whether the cards have two lines: the row header, and the other cells. */
  hasLowCards?: boolean;
  /** The cells of a last row with totals. */
  sum?: readonly ReactNode[];
  /** Lets people select rows, with a checkbox before each. */
  selection?: RowSelection<Row>;
  /** For long lists: rows as low as their controls. */
  isDense?: boolean;
}

interface RowSelection<Row> extends Selection {
  /** The name of the checkbox of a row, and of the one for all rows. */
  labelOf: (row: Row) => string;
  allLabel: string;
}

/**
 * A table that becomes a list of cards on narrow screens. The explicit roles repeat those of the elements, because browsers drop
 * the table semantics when `display` changes.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sorting, isBusy = false, cardsBelow, sum } = props;
  const { hasLowCards = false, selection, isDense = false } = props;
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
        css={tableStyles({ cardsBelow, hasLowCards, isDense, isBusy })}
      >
        <chakra.caption id={id} srOnly>
          {caption}
        </chakra.caption>
        <chakra.thead role="rowgroup">
          <chakra.tr role="row">
            {selection && (
              <chakra.th role="columnheader" scope="col" data-select="">
                <SelectBox
                  label={selection.allLabel}
                  isSelected={rows.length > 0 && selection.selected.size === rows.length}
                  isMixed={selection.selected.size > 0 && selection.selected.size < rows.length}
                  onToggle={selection.toggleAll}
                />
              </chakra.th>
            )}
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
            <chakra.tr
              key={rowKey(row)}
              role="row"
              data-selected={selection?.selected.has(rowKey(row)) || undefined}
            >
              {selection && (
                <chakra.td role="cell" data-select="">
                  <SelectBox
                    label={selection.labelOf(row)}
                    isSelected={selection.selected.has(rowKey(row))}
                    onToggle={(isRange) => selection.toggle(rowKey(row), isRange)}
                  />
                </chakra.td>
              )}
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
              {selection && <chakra.td role="cell" data-select="" />}
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
  const { header, isRowHeader, isNumeric, isActions, isSecondary } = column;
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
      data-secondary={isSecondary || undefined}
      data-empty={isEmpty || undefined}
      {...dataAttributes}
    >
      {isEmpty ? '—' : children}
    </chakra.td>
  );
}
