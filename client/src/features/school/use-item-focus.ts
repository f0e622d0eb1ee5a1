import { useEffect, useRef, useState } from 'react';
import type { ItemControl } from './item-fields.tsx';

/**
 * Keeps the focus in a list of `ItemFields` whose items move and are removed. Give `list` to the element around the items.
 * Moving an item in the document and removing it both lose the focus.
 */
export function useItemFocus() {
  const list = useRef<HTMLDivElement>(null);
  const [sought, setSought] = useState<{ index: number; control: ItemControl } | null>(null);
  useEffect(() => {
    if (!sought) return;
    const { index, control } = sought;
    const button = list.current?.querySelector<HTMLElement>(
      `[data-item="${index}"] [data-control=${control}]`,
    );
    (button ?? list.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
  }, [sought]);
  return {
    list,
    /** After an item has moved: focuses the control that moved it. */
    afterMove: (from: number, to: number) => setSought({ index: to, control: to < from ? 'up' : 'down' }),
    /** After an item is removed: focuses the control of the next item, else of the last, else the button that adds one. */
    afterRemoval: (index: number, left: number) =>
      setSought({ index: Math.min(index, left - 1), control: 'remove' }),
  };
}
