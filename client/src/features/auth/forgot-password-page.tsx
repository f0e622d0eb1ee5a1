import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { OutcomePanel } from '#client/ui/outcome-panel.tsx';
import { typedEmailOf } from '#client/routing/typed-email.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

/** Where a person asks for a link to choose a new password. */
export function ForgotPasswordPage() {
  const location = useLocation();
  const [email, setEmail] = useState(() => typedEmailOf(location.state));
  const [isSent, setIsSent] = useState(false);
  const sent = (address: string) => {
    setEmail(address);
    setIsSent(true);
  };
  return (
    <SplitPage title="Forgotten your password?">
      {isSent ? (
        <OutcomePanel
          title="Look into your mail"
          description={`If ${email} has an account, a link is on its way there. It works once, for one hour. Nothing after a few minutes? Look among the spam, too.`}
        >
          <Actions>
            <LinkButton to={paths.login}>Back to the login</LinkButton>
            <Button variant="outline" onClick={() => setIsSent(false)}>
              Send it again
            </Button>
          </Actions>
        </OutcomePanel>
      ) : (
        <>
          <Text color="fg.muted" marginBottom="8">
            Tell us the email of your account, and we send you a link to choose a new one.
          </Text>
          <ForgotPasswordForm email={email} onSent={sent} />
          <Text marginTop="8">
            Remembered it? <Link to={paths.login}>Login</Link>
          </Text>
        </>
      )}
    </SplitPage>
  );
}
