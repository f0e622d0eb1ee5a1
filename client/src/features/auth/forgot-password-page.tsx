import { Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#client/app/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { OutcomePanel } from '#client/ui/outcome-panel.tsx';
import { Page } from '#client/ui/page.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

/** Where a person asks for a link to choose a new password. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  const sent = (address: string) => {
    setEmail(address);
    setIsSent(true);
  };
  return (
    <Page title="Forgotten your password?" width="narrow">
      {isSent ? (
        <OutcomePanel
          title="Look into your mailbox"
          description={`If ${email} has an account, a mail with a link is on its way there. The link works once, for one hour. Nothing there after some minutes? It may be among the spam.`}
        >
          <Flex gap="3" wrap="wrap">
            <LinkButton to={paths.login}>Back to the login</LinkButton>
            <Button variant="outline" onClick={() => setIsSent(false)}>
              Send it again
            </Button>
          </Flex>
        </OutcomePanel>
      ) : (
        <>
          <Text color="fg.muted" marginBottom="8">
            Tell us the email of your account. We send a link there with which you choose a new password.
          </Text>
          <ForgotPasswordForm email={email} onSent={sent} />
          <Text marginTop="8">
            Remembered it? <Link to={paths.login}>Login</Link>
          </Text>
        </>
      )}
    </Page>
  );
}
