import { useEffect, useRef } from 'react';

export const stepHeadingId = (name: string) => `first-step-${name}`;

/**
 * Puts the focus on the heading of the step that the demo belongs to when the button that had it is gone; whoever has gone on meanwhile
 * is left alone.
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
