import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useOpensPasswordResetQuery } from '#client/gql/graphql.ts';
import { authMessages } from '#shared/auth.ts';
import { paths } from '#shared/paths.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { OutcomePanel } from '#client/ui/outcome-panel.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { SecondStep } from './second-step.tsx';
import { useSession } from './use-session.ts';

const incomplete = 'This link is not complete. Open it from the mail once more, or ask for a new one.';

/** Where the link of the mail leads with which a forgotten password is replaced. */
export function ResetPasswordPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { user } = useSession();
  const token = search.get('token');
  const { data, loading } = useOpensPasswordResetQuery({
    variables: { token: token ?? '' },
    skip: !token,
    fetchPolicy: 'no-cache',
  });
  const [usedUp, setUsedUp] = useState<string | null>(null);
  const [isSecondStep, setIsSecondStep] = useState(false);
  const goHome = () => void navigate(paths.home, { replace: true });
  if (isSecondStep) {
    return <SecondStep onLoggedIn={goHome} onStartAgain={() => void navigate(paths.login)} />;
  }
  const isDead = data?.opensPasswordReset === false;
  const dead = usedUp ?? (isDead ? authMessages.validation.tokenUsedOrOld : token ? null : incomplete);
  if (loading) {
    return (
      <SplitPage title="Choose a new password">
        <Skeleton height="64" />
      </SplitPage>
    );
  }
  return (
    <SplitPage title="Choose a new password">
      {dead !== null || !token ? (
        <OutcomePanel title="This link does not open anything" description={dead ?? incomplete}>
          {user ? (
            <LinkButton to={paths.changePassword}>Change password</LinkButton>
          ) : (
            <LinkButton to={paths.forgotPassword}>Ask for a new link</LinkButton>
          )}
        </OutcomePanel>
      ) : (
        <>
          <Text color="fg.muted" marginBottom="8">
            It logs you in here, and ends your sessions on all other devices and your API tokens.
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
