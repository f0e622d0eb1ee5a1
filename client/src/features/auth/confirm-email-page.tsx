import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ConfirmEmailChangeMutation } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { OutcomePanel } from '#client/ui/outcome-panel.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { paths } from '#shared/paths.ts';
import { useConfirmEmailChange } from './use-change-email.ts';

type Confirmation = ConfirmEmailChangeMutation['confirmEmailChange'];

/**
 * Where the links of the mails lead by which both addresses confirm that an account gets another one. It asks for a click: programs
 * that look into mails follow links, too.
 */
export function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const confirmChange = useConfirmEmailChange();
  const [isConfirming, setIsConfirming] = useState(false);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setIsConfirming(true);
    const outcome = await confirmChange(token);
    setIsConfirming(false);
    if (!outcome.ok) setFailure(outcome.message);
    else if (outcome.value) setConfirmation(outcome.value);
  };
  return (
    <SplitPage title="Confirm your new email">
      <Stack role="status" gap="6" align="start">
        {confirmation && <Confirmed {...confirmation} />}
        {!confirmation && failure !== null && (
          <OutcomePanel title="This link does not open anything" description={failure}>
            <LinkButton to={paths.changeEmail}>Change email</LinkButton>
          </OutcomePanel>
        )}
        {!confirmation && failure === null && (
          <>
            <Text color="fg.muted">
              When both addresses have confirmed it, the new one is that of your account.
            </Text>
            <Button size="lg" loading={isConfirming} onClick={() => void confirm()}>
              Confirm the new email
            </Button>
          </>
        )}
      </Stack>
    </SplitPage>
  );
}

function Confirmed({ email, isComplete }: Confirmation) {
  return isComplete ? (
    <OutcomePanel title="Your email is changed" description={`From now on you log in by ${email}.`}>
      <LinkButton to={paths.profile}>Go to your profile</LinkButton>
    </OutcomePanel>
  ) : (
    <OutcomePanel
      title="One more to go"
      description="This address has confirmed it. Please follow the link that we mailed to the other one, too."
    >
      <LinkButton to={paths.courses}>Explore Courses</LinkButton>
    </OutcomePanel>
  );
}
