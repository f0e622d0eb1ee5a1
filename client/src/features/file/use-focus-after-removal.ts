import { useEffect, useRef } from 'react';
import { focusOn } from '#client/ui/focus-on.ts';

/**
 * Returns a ref of a list. When the row with the focus disappears, the focus goes to the `data-delete` button of the next row, of the
 * last one, or to the list. `ids` are those of the rows in their order.
 */
export function useFocusAfterRemoval(ids: readonly string[]) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(ids);
  const rows = ids.join();
  useEffect(() => {
    const now = rows === '' ? [] : rows.split(',');
    const index = before.current.findIndex((id) => !now.includes(id));
    before.current = now;
    if (index < 0 || document.activeElement !== document.body) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? [])];
    focusOn(buttons[index] ?? buttons.at(-1) ?? list.current);
  }, [rows]);
  return list;
}
