import { useEffect, useRef } from 'react';

/**
 * Returns a ref of the element that takes the focus when a focused button disappears: its text is the result. `buttons`
 * tells which buttons there are.
 */
export function useFocusAfterChange(buttons: string) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(buttons);
  useEffect(() => {
    const hasChanged = before.current !== buttons;
    before.current = buttons;
    if (hasChanged && document.activeElement === document.body) place.current?.focus();
  }, [buttons]);
  return place;
}
