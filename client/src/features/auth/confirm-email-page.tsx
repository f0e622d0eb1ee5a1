import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ConfirmEmailChangeMutation } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { OutcomePanel } from '#client/ui/outcome-panel.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { paths } from '#shared/paths.ts';
import { accountMessages } from '#shared/account.ts';
import { useConfirmEmailChange } from './use-change-email.ts';
import { useMailedToken } from './use-mailed-token.ts';

type Confirmation = ConfirmEmailChangeMutation['confirmEmailChange'];

const { confirmEmail: texts } = accountMessages;

/**
 * Target of the links in the emails that confirm a change of address; both addresses get one. It asks for a click,
 * because mail scanners follow links.
 */
export function ConfirmEmailPage() {
  const token = useMailedToken();
  return <ConfirmEmail key={token} token={token} />;
}

function ConfirmEmail({ token }: { token: string }) {
  const confirmChange = useConfirmEmailChange();
  const [isConfirming, setIsConfirming] = useState(false);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setIsConfirming(true);
    const outcome = await confirmChange(token);
    setIsConfirming(false);
    if (!outcome.ok) setFailure(outcome.message);
    else if (outcome.value) setConfirmation(outcome.value.confirmEmailChange);
  };
  return (
    <SplitPage title={texts.title}>
      <Stack role="status" gap="6" align="start">
        {confirmation && <Confirmed {...confirmation} />}
        {!confirmation && failure !== null && (
          <OutcomePanel title={accountMessages.deadLink} description={failure}>
            <LinkButton to={paths.changeEmail}>{accountMessages.to.changeEmail}</LinkButton>
          </OutcomePanel>
        )}
        {!confirmation && failure === null && (
          <>
            <Text color="fg.muted">{texts.intro}</Text>
            <Button size="lg" loading={isConfirming} onClick={() => void confirm()}>
              {texts.confirm}
            </Button>
          </>
        )}
      </Stack>
    </SplitPage>
  );
}

function Confirmed({ email, isComplete }: Confirmation) {
  return isComplete ? (
    <OutcomePanel title={texts.changed} description={texts.changedTo({ email })}>
      <LinkButton to={paths.profile}>{accountMessages.to.profile}</LinkButton>
    </OutcomePanel>
  ) : (
    <OutcomePanel title={texts.oneMore} description={texts.oneMoreHow}>
      <LinkButton to={paths.courses}>{accountMessages.to.courses}</LinkButton>
    </OutcomePanel>
  );
}
