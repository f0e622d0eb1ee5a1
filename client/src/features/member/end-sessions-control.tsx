import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { memberMessages } from '#shared/member.ts';
import { useEndSessionsOf } from './use-member-changes.ts';

interface EndSessionsControlProps {
  userId: string;
  fullName: string;
}

/** Ends all sessions of a member after a confirmation (ADMIN). */
export function EndSessionsControl({ userId, fullName }: EndSessionsControlProps) {
  const { endSessions: texts } = memberMessages;
  const endSessions = useEndSessionsOf();
  const [isEnding, setIsEnding] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const confirm = async () => {
    setIsAsking(false);
    setIsEnding(true);
    await endSessions(userId);
    setIsEnding(false);
  };
  return (
    <Stack gap="4">
      <Text color="fg.muted">{texts.intro}</Text>
      <Button
        variant="outline"
        tone="danger"
        alignSelf="start"
        loading={isEnding}
        onClick={() => setIsAsking(true)}
      >
        {texts.logOut}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.title({ name: fullName })}
        description={texts.description}
        confirmLabel={texts.logOut}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  );
}
