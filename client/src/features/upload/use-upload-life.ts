import { useCallback, useEffect } from 'react';
import { useWorkInProgress } from '#client/routing/work-in-progress.ts';
import type { UploadManager } from './upload-manager.ts';

const isAtWork = (manager: UploadManager) =>
  manager.queue
    .items()
    .some(({ phase }) => phase === 'sending' || phase === 'queued' || phase === 'retrying');

/**
 * Restores the uploads of `userId`, retries when the network is back, asks for confirmation before the page is left
 * during an upload, and stops on logout.
 */
export function useUploadLife(manager: UploadManager, userId: string): void {
  useEffect(() => {
    void manager.restore();
    return () => manager.close();
  }, [manager, userId]);

  useEffect(() => {
    const onOnline = () => manager.queue.retryNow();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [manager]);

  useWorkInProgress(
    'uploads',
    useCallback(() => isAtWork(manager), [manager]),
  );
}
