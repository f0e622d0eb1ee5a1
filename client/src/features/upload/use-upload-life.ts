import { useEffect } from 'react';
import type { UploadManager } from './upload-manager.ts';

const isAtWork = (manager: UploadManager) =>
  manager.queue
    .items()
    .some(({ phase }) => phase === 'sending' || phase === 'queued' || phase === 'retrying');

/**
 * Finds the uploads of `userId` again, goes on when the network is back, has the browser ask before a tab is closed
 * that sends something, and stops when the person logs out.
 */
export function useUploadLife(manager: UploadManager, userId: string): void {
  useEffect(() => {
    void manager.restore();
    return () => manager.close();
  }, [manager, userId]);

  useEffect(() => {
    const onOnline = () => manager.queue.retryNow();
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isAtWork(manager)) event.preventDefault();
    };
    window.addEventListener('online', onOnline);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      window.removeEventListener('online', onOnline);
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [manager]);
}
