import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSession } from '#client/features/auth/use-session.ts';
import { deviceStorage } from '#client/storage/browser-storage.ts';
import { visitorProgressKey } from './visitor-progress-key.ts';

/** Sends what a visitor has watched on this device to the account, once the visitor has signed up or logged in. */
export function useVisitorProgress(): void {
  const client = useApolloClient();
  const userId = useSession().user?.id;
  useEffect(() => {
    if (!userId || deviceStorage.get(visitorProgressKey) === null) return;
    // Loaded lazily, because most people have watched nothing before. After a failure, the next page tries again.
    import('./visitor-progress.ts')
      .then(({ sendVisitorProgress }) => sendVisitorProgress(client, userId))
      .catch(() => undefined);
  }, [client, userId]);
}
