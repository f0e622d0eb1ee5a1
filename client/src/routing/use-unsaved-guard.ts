import { useCallback, useRef } from 'react';
import { useLeaveGuard } from './use-leave-guard.ts';

/** A leave guard for one edit. After `end`, once it is saved, the person may leave regardless of `isUnsaved`. */
export function useUnsavedGuard(isUnsaved: () => boolean) {
  const isOver = useRef(false);
  const blocker = useLeaveGuard(useCallback(() => !isOver.current && isUnsaved(), [isUnsaved]));
  const end = () => {
    isOver.current = true;
  };
  return { blocker, end };
}
