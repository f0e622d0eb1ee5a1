import { useState } from 'react';
import { Actions } from '#client/ui/actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { accountMessages } from '#shared/account.ts';
import { useEndOtherSessions } from './use-end-other-sessions.ts';

const { otherDevices: texts } = accountMessages;

/** Ends all other sessions of the user after a confirmation. */
export function LogOutOthers() {
  const { end, isEnding } = useEndOtherSessions();
  const [isAsking, setIsAsking] = useState(false);
  const confirm = () => {
    setIsAsking(false);
    void end();
  };
  return (
    <>
      <Actions>
        <Button variant="outline" tone="danger" loading={isEnding} onClick={() => setIsAsking(true)}>
          {texts.logOut}
        </Button>
      </Actions>
      <ConfirmDialog
        open={isAsking}
        title={texts.title}
        description={texts.description}
        confirmLabel={texts.logOut}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
