import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { uploadManagerOf } from './upload-manager-of.ts';

/** The upload manager of this tab and its uploads. */
export function useUploadManager() {
  const manager = uploadManagerOf(useApolloClient());
  const items = useSyncExternalStore(manager.queue.subscribe, manager.queue.items);
  return { manager, items };
}
