import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOpensPasswordResetQuery } from '#client/gql/graphql.ts';
import { authMessages } from '#shared/auth.ts';
import { paths } from '#shared/paths.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { OutcomePanel } from '#client/ui/outcome-panel.tsx';
import { accountMessages } from '#shared/account.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { SecondStep } from './second-step.tsx';
import { useMailedToken } from './use-mailed-token.ts';
import { useSession } from './use-session.ts';

const { resetPassword: texts } = accountMessages;

/** Target of the reset link in the email; sets a new password. */
export function ResetPasswordPage() {
  const token = useMailedToken();
  return <ResetPassword key={token} token={token} />;
}

function ResetPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const { data, loading } = useOpensPasswordResetQuery({
    variables: { token },
    skip: !token,
    fetchPolicy: 'no-cache',
  });
  const [usedUp, setUsedUp] = useState<string | null>(null);
  const [isSecondStep, setIsSecondStep] = useState(false);
  // The login page redirects a logged-in user to the home page in their language.
  const goHome = () => void navigate(paths.login, { replace: true });
  if (isSecondStep) {
    return <SecondStep onLoggedIn={goHome} onStartAgain={() => void navigate(paths.login)} />;
  }
  const isDead = data?.opensPasswordReset === false;
  const dead = usedUp ?? (isDead ? authMessages.validation.tokenUsedOrOld : token ? null : texts.incomplete);
  if (loading) {
    return (
      <SplitPage title={texts.title}>
        <Skeleton height="64" />
      </SplitPage>
    );
  }
  return (
    <SplitPage title={texts.title}>
      {dead !== null || !token ? (
        <OutcomePanel title={accountMessages.deadLink} description={dead ?? texts.incomplete}>
          {user ? (
            <LinkButton to={paths.changePassword}>{accountMessages.to.changePassword}</LinkButton>
          ) : (
            <LinkButton to={paths.forgotPassword}>{texts.askForNewLink}</LinkButton>
          )}
        </OutcomePanel>
      ) : (
        <>
          <Text color="fg.muted" marginBottom="8">
            {texts.intro}
          </Text>
          <ResetPasswordForm
            token={token}
            onReset={goHome}
            onSecondStep={() => setIsSecondStep(true)}
            onUsedUp={setUsedUp}
          />
        </>
      )}
    </SplitPage>
  );
}
