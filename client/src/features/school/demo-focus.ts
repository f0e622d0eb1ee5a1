import { useEffect, useRef } from 'react';

export const stepHeadingId = (name: string) => `first-step-${name}`;

/**
 * Moves the focus to the heading of the demo's step when the focused button is gone. It does nothing if the focus has
 * already moved elsewhere.
 */
export function useFocusWhenGone(isThere: boolean): void {
  const wasThere = useRef(isThere);
  useEffect(() => {
    const isGone = wasThere.current && !isThere;
    wasThere.current = isThere;
    if (isGone && document.activeElement === document.body) {
      document.getElementById(stepHeadingId('COURSE'))?.focus();
    }
  }, [isThere]);
}
