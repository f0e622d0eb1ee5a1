import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LinkButton } from '#client/ui/link-button.tsx';
import { OutcomePanel } from '#client/ui/outcome-panel.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { paths } from '#shared/paths.ts';
import { accountMessages } from '#shared/account.ts';
import { ChangeEmailForm } from './change-email-form.tsx';
import { useSession } from './use-session.ts';

const { changeEmail: texts } = accountMessages;

/** Page to request a change of the email address. */
export function ChangeEmailPage() {
  const { user } = useSession();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <SplitPage title={texts.title}>
      {user && sentTo === null && (
        <>
          <Text color="fg.muted" marginBottom="8">
            {texts.intro({ email: user.email })}
          </Text>
          <ChangeEmailForm email={user.email} onSent={setSentTo} />
        </>
      )}
      {user && sentTo !== null && (
        <OutcomePanel title={texts.sent} description={texts.sentTo({ old: user.email, new: sentTo })}>
          <LinkButton to={paths.profile}>{accountMessages.to.backToProfile}</LinkButton>
        </OutcomePanel>
      )}
    </SplitPage>
  );
}
