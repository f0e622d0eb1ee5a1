import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSession } from '#client/features/auth/use-session.ts';
import type { Role } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { useChangeRole } from './use-member-changes.ts';

interface RoleControlProps {
  userId: string;
  role: Role;
}

/** What a member may do, and the way to change it: at once and with an Undo, but for one's own role. */
export function RoleControl({ userId, role }: RoleControlProps) {
  const { user } = useSession();
  const changeRole = useChangeRole();
  const [isChanging, setIsChanging] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const isOwn = user?.id === userId;
  const next: Role = role === 'ADMIN' ? 'USER' : 'ADMIN';

  const change = async () => {
    setIsAsking(false);
    setIsChanging(true);
    await changeRole(userId, next, !isOwn);
    setIsChanging(false);
  };
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        {role === 'ADMIN'
          ? 'An admin runs the school: courses, members and messages, and watches everything.'
          : 'A user watches lectures with an active subscription.'}
      </Text>
      <Button
        variant="outline"
        alignSelf="start"
        loading={isChanging}
        // Whoever gives the role away cannot take it back.
        onClick={() => (isOwn ? setIsAsking(true) : void change())}
      >
        {next === 'ADMIN' ? 'Make an admin' : 'Make a user'}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Give up being an admin?"
        description="You leave the administration at once, and only another admin can let you in again."
        confirmLabel="Give it up"
        tone="danger"
        onConfirm={change}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  );
}
