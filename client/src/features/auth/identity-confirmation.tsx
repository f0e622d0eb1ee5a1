import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { SessionUserFragment } from '#client/gql/graphql.ts';
import { isConfirmationPending, onConfirmationChange } from './confirmation-request.ts';

const ConfirmIdentityDialog = lazy(async () => ({
  default: (await import('./confirm-identity-dialog.tsx')).ConfirmIdentityDialog,
}));

/** Stands on every screen and asks who is there, once the server wants to know; its dialog is loaded then. */
export function IdentityConfirmation({ user }: { user: SessionUserFragment }) {
  const isPending = useSyncExternalStore(onConfirmationChange, isConfirmationPending);
  const [isNeeded, setIsNeeded] = useState(false);
  // It stays afterwards: a dialog that is taken away cannot give the focus back.
  if (isPending && !isNeeded) setIsNeeded(true);
  return (
    isNeeded && (
      <Suspense>
        <ConfirmIdentityDialog user={user} open={isPending} />
      </Suspense>
    )
  );
}
