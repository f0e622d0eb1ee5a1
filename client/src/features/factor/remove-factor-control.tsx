import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { useRemoveSecondFactor } from './use-remove-second-factor.ts';

interface RemoveFactorControlProps {
  userId: string;
  fullName: string;
}

/** Lets a member who has lost the second step in again by the password alone (ADMIN), after saying what that means. */
export function RemoveFactorControl({ userId, fullName }: RemoveFactorControlProps) {
  const { remove, isRemoving } = useRemoveSecondFactor();
  const [isAsking, setIsAsking] = useState(false);
  const confirm = () => {
    setIsAsking(false);
    void remove(userId);
  };
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        Someone who has lost both phone and recovery codes cannot log in. Make sure that it is they who ask
        you.
      </Text>
      <Button
        variant="outline"
        tone="danger"
        alignSelf="start"
        loading={isRemoving}
        onClick={() => setIsAsking(true)}
      >
        Remove second step
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Remove the second step of ${fullName}?`}
        description="The password alone opens the account then. They are told by mail, and it is written down."
        confirmLabel="Remove second step"
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  );
}
