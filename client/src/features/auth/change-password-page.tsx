import { Text } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { SplitPage } from '#client/ui/split-page.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { useSession } from './use-session.ts';

/** Where a person chooses another password. */
export function ChangePasswordPage() {
  const { user } = useSession();
  const navigate = useNavigate();
  return (
    <SplitPage title="Change password">
      <Text color="fg.muted" marginBottom="8">
        Your other devices are logged out when the password changes; this one stays logged in.
      </Text>
      <ChangePasswordForm email={user?.email ?? ''} onChanged={() => void navigate(paths.profile)} />
    </SplitPage>
  );
}
