import { useCallback, useRef } from 'react';
import { useLeaveGuard } from './use-leave-guard.ts';

/** A leave guard for one edit: after `end`, when it is saved, the page may be left whatever `isUnsaved` says. */
export function useUnsavedGuard(isUnsaved: () => boolean) {
  const isOver = useRef(false);
  const blocker = useLeaveGuard(useCallback(() => !isOver.current && isUnsaved(), [isUnsaved]));
  const end = () => {
    isOver.current = true;
  };
  return { blocker, end };
}
