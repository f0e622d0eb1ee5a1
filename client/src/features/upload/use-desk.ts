import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { deskOf } from './upload-desk.ts';

/** The uploads of this tab, and what can be done with them. */
export function useDesk() {
  const desk = deskOf(useApolloClient());
  const items = useSyncExternalStore(desk.queue.subscribe, desk.queue.items);
  return { desk, items };
}
