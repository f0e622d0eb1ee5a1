import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSession } from '#client/features/auth/use-session.ts';
import type { Role } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { memberMessages } from '#shared/member.ts';
import { MakeAdminDialog } from './make-admin-dialog.tsx';
import { useChangeRole } from './use-member-changes.ts';

interface RoleControlProps {
  userId: string;
  fullName: string;
  role: Role;
}

/**
 * Shows a member's role and changes it. It asks for confirmation before changes that cannot be undone: giving up
 * one's own admin role, and making an admin, who then has all rights.
 */
export function RoleControl({ userId, fullName, role }: RoleControlProps) {
  const { changeRole: texts } = memberMessages;
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
      <Text color="fg.muted">{role === 'ADMIN' ? texts.admin : texts.user}</Text>
      <Button
        variant="outline"
        alignSelf="start"
        loading={isChanging}
        onClick={() => (isOwn || next === 'ADMIN' ? setIsAsking(true) : void change())}
      >
        {next === 'ADMIN' ? texts.makeAdmin : texts.makeUser}
      </Button>
      <MakeAdminDialog
        fullName={fullName}
        open={isAsking && next === 'ADMIN'}
        onConfirmed={change}
        onClose={() => setIsAsking(false)}
      />
      <ConfirmDialog
        open={isAsking && next === 'USER'}
        title={texts.giveUp.title}
        description={texts.giveUp.description}
        confirmLabel={texts.giveUp.confirm}
        onConfirm={change}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  );
}
