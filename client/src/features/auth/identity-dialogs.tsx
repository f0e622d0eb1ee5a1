import { Suspense, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { SessionUserFragment } from '#client/gql/graphql.ts';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { isAsked, onQuestionChange, type IdentityQuestion } from './identity-question.ts';

interface IdentityDialogProps {
  user: SessionUserFragment;
  open: boolean;
}

const ConfirmIdentityDialog = lazyPart(
  async () => (await import('./confirm-identity-dialog.tsx')).ConfirmIdentityDialog,
  'quiet',
);
const LogInAgainDialog = lazyPart(
  async () => (await import('./log-in-again-dialog.tsx')).LogInAgainDialog,
  'quiet',
);

/** The identity dialogs, mounted on every page and opened on request of the server. */
export function IdentityDialogs({ user }: { user: SessionUserFragment }) {
  return (
    <>
      <Asking question="confirmation" dialog={ConfirmIdentityDialog} user={user} />
      <Asking question="login" dialog={LogInAgainDialog} user={user} />
    </>
  );
}

interface AskingProps extends Pick<IdentityDialogProps, 'user'> {
  question: IdentityQuestion;
  /** Loaded when the question is first asked. */
  dialog: ComponentType<IdentityDialogProps>;
}

function Asking({ question, dialog: IdentityDialog, user }: AskingProps) {
  const isOpen = useSyncExternalStore(
    onQuestionChange,
    () => isAsked(question),
    () => false,
  );
  const [isNeeded, setIsNeeded] = useState(false);
  // Stays mounted afterwards, because an unmounted dialog cannot restore the focus.
  if (isOpen && !isNeeded) setIsNeeded(true);
  return (
    isNeeded && (
      <Suspense>
        <IdentityDialog user={user} open={isOpen} />
      </Suspense>
    )
  );
}
