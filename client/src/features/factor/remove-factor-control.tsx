import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { factorMessages } from '#shared/factor.ts';
import { useRemoveSecondFactor } from './use-remove-second-factor.ts';

const { ofMember: texts } = factorMessages;

interface RemoveFactorControlProps {
  userId: string;
  fullName: string;
}

/** Removes a member's second factor after a confirmation (ADMIN), so that the password alone logs them in. */
export function RemoveFactorControl({ userId, fullName }: RemoveFactorControlProps) {
  const { remove, isRemoving } = useRemoveSecondFactor();
  const [isAsking, setIsAsking] = useState(false);
  const confirm = () => {
    setIsAsking(false);
    void remove(userId);
  };
  return (
    <Stack gap="4">
      <Text color="fg.muted">{texts.intro}</Text>
      <Button
        variant="outline"
        tone="danger"
        alignSelf="start"
        loading={isRemoving}
        onClick={() => setIsAsking(true)}
      >
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.removeTitle({ name: fullName })}
        description={texts.removeDescription}
        confirmLabel={texts.remove}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  );
}
