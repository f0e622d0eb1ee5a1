import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LinkButton } from '#client/ui/link-button.tsx';
import { OutcomePanel } from '#client/ui/outcome-panel.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { paths } from '#shared/paths.ts';
import { ChangeEmailForm } from './change-email-form.tsx';
import { useSession } from './use-session.ts';

/** Where a person asks for another mail address. */
export function ChangeEmailPage() {
  const { user } = useSession();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <SplitPage title="Change email">
      {user && sentTo === null && (
        <>
          <Text color="fg.muted" marginBottom="8">
            You log in by it, and our mails go there. Now it is {user.email}. If you read no mails there any
            more, ask the school to change it.
          </Text>
          <ChangeEmailForm email={user.email} onSent={setSentTo} />
        </>
      )}
      {user && sentTo !== null && (
        <OutcomePanel
          title="Look into both mailboxes"
          description={`A link is on its way to ${user.email}, and one to ${sentTo}. When both have been followed, ${sentTo} is the address of your account. They work for 24 hours.`}
        >
          <LinkButton to={paths.profile}>Back to the profile</LinkButton>
        </OutcomePanel>
      )}
    </SplitPage>
  );
}
