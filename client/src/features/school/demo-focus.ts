import { useEffect, useRef } from 'react';

export const stepHeadingId = (name: string) => `first-step-${name}`;

/**
 * Moves the focus to a heading when the focused button is gone, by default to that of the first course's step. It does nothing if
 * the focus has already moved elsewhere.
 */
export function useFocusWhenGone(isThere: boolean, headingId = stepHeadingId('COURSE')): void {
  const wasThere = useRef(isThere);
  useEffect(() => {
    const isGone = wasThere.current && !isThere;
    wasThere.current = isThere;
    if (isGone && document.activeElement === document.body) {
      document.getElementById(headingId)?.focus();
    }
  }, [isThere, headingId]);
}
