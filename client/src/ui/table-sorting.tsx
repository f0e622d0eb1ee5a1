import { chakra, Field } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { controlTexts } from '#shared/texts/controls.ts';
import { Select } from './select.tsx';

const { sorting: texts } = controlTexts;

export type SortState = 'ascending' | 'descending' | 'none';

/** The sorting of a table, by the keys of its columns. */
export interface Sorting {
  stateOf: (column: string) => SortState;
  /** Sorts by a column; reverses the direction on a second call. */
  toggle: (column: string) => void;
  /** Sorts by a column in this direction; null clears the sorting. */
  choose: (column: string | null, direction: 'ascending' | 'descending') => void;
  /** The label of the order when no column is sorted; omitted if that cannot be. */
  unsortedLabel?: string;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

interface SortButtonProps {
  state: SortState;
  onSort: () => void;
  children: ReactNode;
}

/** The header button of a sortable column. The header cell around it has `aria-sort`. */
export function SortButton({ state, onSort, children }: SortButtonProps) {
  const Icon = icons[state];
  return (
    <HeaderButton type="button" onClick={onSort} data-sorted={state !== 'none' || undefined}>
      {children}
      <Icon size="1.1em" aria-hidden />
    </HeaderButton>
  );
}

const HeaderButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '9',
    marginX: '-2',
    paddingX: '2',
    borderRadius: 'card',
    fontWeight: 'semibold',
    cursor: 'pointer',
    _hover: { bg: 'bg.emphasized' },
    '& svg': { flexShrink: 0, opacity: 0.7 },
    '&[data-sorted]': { color: 'fg' },
    '&[data-sorted] svg': { opacity: 1 },
  },
});

interface SortSelectProps {
  columns: readonly { key: string; header: string }[];
  sorting: Sorting;
}

const separator = ' ';

/** The same choice for a table shown as cards, which has no headers. */
export function SortSelect({ columns, sorting }: SortSelectProps) {
  const sorted = columns.find(({ key }) => sorting.stateOf(key) !== 'none');
  const value = sorted ? `${sorted.key}${separator}${sorting.stateOf(sorted.key)}` : '';
  const choose = (choice: string) => {
    const [column = '', direction] = choice.split(separator);
    sorting.choose(column || null, direction === 'descending' ? 'descending' : 'ascending');
  };
  return (
    <Field.Root>
      <Field.Label>{texts.label}</Field.Label>
      <Select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {sorting.unsortedLabel && <option value="">{sorting.unsortedLabel}</option>}
        {columns.flatMap(({ key, header }) => [
          <option key={`${key}-up`} value={`${key}${separator}ascending`}>
            {texts.ascending({ column: header })}
          </option>,
          <option key={`${key}-down`} value={`${key}${separator}descending`}>
            {texts.descending({ column: header })}
          </option>,
        ])}
      </Select>
    </Field.Root>
  );
}
