import { useEffect } from 'react';
import type { UploadDesk } from './upload-desk.ts';

const isAtWork = (desk: UploadDesk) =>
  desk.queue.items().some(({ phase }) => phase === 'sending' || phase === 'queued' || phase === 'retrying');

/**
 * Finds the uploads of `userId` again, goes on when the network is back, has the browser ask before a tab is closed
 * that sends something, and stops when the person logs out.
 */
export function useUploadLife(desk: UploadDesk, userId: string): void {
  useEffect(() => {
    void desk.restore();
    return () => desk.close();
  }, [desk, userId]);

  useEffect(() => {
    const onOnline = () => desk.queue.retryNow();
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isAtWork(desk)) event.preventDefault();
    };
    window.addEventListener('online', onOnline);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      window.removeEventListener('online', onOnline);
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [desk]);
}
