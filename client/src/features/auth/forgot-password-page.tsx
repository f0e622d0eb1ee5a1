import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { nextPath } from '#shared/next-path.ts';
import { paths } from '#shared/paths.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { OutcomePanel } from '#client/ui/outcome-panel.tsx';
import { typedEmailOf } from '#client/routing/typed-email.ts';
import { accountMessages } from '#shared/account.ts';
import { RichText } from '#client/ui/rich-text.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

const { forgotPassword: texts } = accountMessages;

/** Page to request a password reset link. */
export function ForgotPasswordPage() {
  const location = useLocation();
  const [search] = useSearchParams();
  const login = paths.loginThen(nextPath(search.get('next')));
  const [email, setEmail] = useState(() => typedEmailOf(location.state));
  const [isSent, setIsSent] = useState(false);
  const sent = (address: string) => {
    setEmail(address);
    setIsSent(true);
  };
  return (
    <SplitPage title={texts.title}>
      {isSent ? (
        <OutcomePanel title={texts.sent} description={texts.sentTo({ email })}>
          <Actions>
            <LinkButton to={login}>{texts.backToLogin}</LinkButton>
            <Button variant="outline" onClick={() => setIsSent(false)}>
              {texts.sendAgain}
            </Button>
          </Actions>
        </OutcomePanel>
      ) : (
        <>
          <Text color="fg.muted" marginBottom="8">
            {texts.intro}
          </Text>
          <ForgotPasswordForm email={email} onSent={sent} />
          <Text marginTop="8">
            <RichText
              text={texts.remembered}
              tags={{ login: (content) => <Link to={login}>{content}</Link> }}
            />
          </Text>
        </>
      )}
    </SplitPage>
  );
}
