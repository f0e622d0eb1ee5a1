import { Text } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { SplitPage } from '#client/ui/split-page.tsx';
import { accountMessages } from '#shared/account.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { useSession } from './use-session.ts';

const { changePassword: texts } = accountMessages;

/** Page to change the password. */
export function ChangePasswordPage() {
  const { user } = useSession();
  const navigate = useNavigate();
  return (
    <SplitPage title={texts.title}>
      <Text color="fg.muted" marginBottom="8">
        {texts.intro}
      </Text>
      <ChangePasswordForm email={user?.email ?? ''} onChanged={() => void navigate(paths.profile)} />
    </SplitPage>
  );
}
