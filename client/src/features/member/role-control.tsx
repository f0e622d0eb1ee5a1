import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSession } from '#client/features/auth/use-session.ts';
import type { Role } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { MakeAdminDialog } from './make-admin-dialog.tsx';
import { useChangeRole } from './use-member-changes.ts';

interface RoleControlProps {
  userId: string;
  fullName: string;
  role: Role;
}

/**
 * What a member may do, and the way to change it. What cannot be taken back is asked first: to give one's own role away, and to
 * make an admin, who may do anything from then on.
 */
export function RoleControl({ userId, fullName, role }: RoleControlProps) {
  const { user } = useSession();
  const changeRole = useChangeRole();
  const [isChanging, setIsChanging] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const isOwn = user?.id === userId;
  const next: Role = role === 'ADMIN' ? 'USER' : 'ADMIN';

  const change = async () => {
    setIsAsking(false);
    setIsChanging(true);
    await changeRole(userId, next);
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
        onClick={() => (isOwn || next === 'ADMIN' ? setIsAsking(true) : void change())}
      >
        {next === 'ADMIN' ? 'Make an admin' : 'Make a user'}
      </Button>
      <MakeAdminDialog
        fullName={fullName}
        open={isAsking && next === 'ADMIN'}
        onConfirmed={change}
        onClose={() => setIsAsking(false)}
      />
      <ConfirmDialog
        open={isAsking && next === 'USER'}
        title="Give up being an admin?"
        description="You leave the administration at once, and only another admin can let you in again."
        confirmLabel="Give it up"
        onConfirm={change}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  );
}
