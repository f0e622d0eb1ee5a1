import { chakra } from '@chakra-ui/react';
import { useRef, useState, type ChangeEvent } from 'react';

/** The rows of a table that a person has selected, by their keys. */
export interface Selection {
  selected: ReadonlySet<string>;
  /** Selects or clears a row. With `isRange`, all rows from the one that was changed last follow. */
  toggle: (key: string, isRange: boolean) => void;
  /** Selects all rows, or none if all are selected. */
  toggleAll: () => void;
  clear: () => void;
}

interface Chosen {
  list: string;
  keys: ReadonlySet<string>;
}

const NONE: readonly string[] = [];

/**
 * The selection of a table's rows.
 *
 * @param keys the keys of the rows that are shown, in their order. Only these can be selected.
 * @param list what identifies the page of the list: its filters, order, page and page size. Another page begins without a selection.
 */
export function useSelection(keys: readonly string[], list: string): Selection {
  const [chosen, setChosen] = useState<Chosen>({ list, keys: new Set() });
  const last = useRef<string | null>(null);
  // While rendering, so that a person who comes back to the list does not find the old selection.
  if (chosen.list !== list) setChosen({ list, keys: new Set() });
  const selected = new Set(chosen.list === list ? keys.filter((key) => chosen.keys.has(key)) : NONE);
  const select = (next: readonly string[]) => setChosen({ list, keys: new Set(next) });
  return {
    selected,
    toggle: (key, isRange) => {
      const [from, to] = [keys.indexOf(last.current ?? key), keys.indexOf(key)];
      const range = isRange && from >= 0 ? keys.slice(Math.min(from, to), Math.max(from, to) + 1) : [key];
      last.current = key;
      const others = keys.filter((one) => selected.has(one) && !range.includes(one));
      select(selected.has(key) ? others : [...others, ...range]);
    },
    toggleAll: () => select(selected.size === keys.length ? NONE : keys),
    clear: () => {
      last.current = null;
      select(NONE);
    },
  };
}

interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  /** Whether some rows are selected, and others are not. */
  isMixed?: boolean;
  onToggle: (isRange: boolean) => void;
}

/** The checkbox of a row, or of all rows. */
export function SelectBox({ label, isSelected, isMixed = false, onToggle }: SelectBoxProps) {
  // A change of a checkbox is a click, also by the keyboard.
  const toggle = ({ nativeEvent }: ChangeEvent) =>
    onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
  return (
    // The whole cell is the target. A range that is selected with Shift must not select text.
    <chakra.label
      display="grid"
      placeItems="center"
      minWidth="11"
      minHeight="11"
      cursor="pointer"
      userSelect="none"
    >
      <chakra.input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={toggle}
        width="4.5"
        height="4.5"
        accentColor="action.solid"
        cursor="pointer"
      />
    </chakra.label>
  );
}
