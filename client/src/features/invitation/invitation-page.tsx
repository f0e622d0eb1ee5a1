import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { LoginForm } from '#client/features/auth/login-form.tsx';
import { PasskeyLogin } from '#client/features/auth/passkey-login.tsx';
import { SecondStep } from '#client/features/auth/second-step.tsx';
import { SignupForm } from '#client/features/auth/signup-form.tsx';
import { useMailedToken } from '#client/features/auth/use-mailed-token.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import { useOpenInvitationQuery, type OpenInvitationQuery } from '#client/gql/graphql.ts';
import { fieldErrors } from '#client/graphql/errors.ts';
import type { Outcome } from '#client/toasts/with-toast.ts';
import { typedEmailState } from '#client/routing/typed-email.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { MessagePanel } from '#client/ui/message-panel.tsx';
import { OutcomePanel } from '#client/ui/outcome-panel.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { accountMessages } from '#shared/account.ts';
import { paths } from '#shared/paths.ts';
import { loginTexts } from '#shared/texts/login.ts';
import { acceptInvitationTexts as texts } from '#shared/texts/accept-invitation.ts';
import { useAcceptInvitation, useRegisterByInvitation } from './use-accept-invitation.ts';

type Opened = NonNullable<OpenInvitationQuery['openInvitation']>;

/** Target of the link in an invitation: creates an account, or accepts with an existing one. */
export function InvitationPage() {
  const token = useMailedToken();
  return <InvitationOf key={token} token={token} />;
}

function InvitationOf({ token }: { token: string }) {
  const { data, loading, error, refetch } = useOpenInvitationQuery({
    variables: { token },
    skip: !token,
    fetchPolicy: 'no-cache',
  });
  const { status } = useSession();
  const [usedUp, setUsedUp] = useState<string | null>(null);
  const [isSecondStep, setIsSecondStep] = useState(false);
  if (isSecondStep) {
    const end = () => setIsSecondStep(false);
    return <SecondStep onLoggedIn={end} onStartAgain={end} />;
  }
  const opened = data?.openInvitation;
  const isLoading = loading || status === 'loading';
  return (
    <SplitPage title={texts.title}>
      {isLoading ? (
        <Skeleton height="64" />
      ) : error ? (
        <ErrorState message={texts.failure.load} onRetry={() => void refetch()} />
      ) : opened && usedUp === null ? (
        <Answer
          token={token}
          invitation={opened}
          onUsedUp={setUsedUp}
          onSecondStep={() => setIsSecondStep(true)}
        />
      ) : (
        <OutcomePanel
          title={accountMessages.deadLink}
          description={token ? (usedUp ?? texts.dead) : texts.incomplete}
        />
      )}
    </SplitPage>
  );
}

interface AnswerProps {
  token: string;
  invitation: Opened;
  onUsedUp: (reason: string) => void;
  onSecondStep: () => void;
}

function Answer({ token, invitation, onUsedUp, onSecondStep }: AnswerProps) {
  const { email, role, invitedBy, hasAccount } = invitation;
  const { user } = useSession();
  const navigate = useNavigate();
  const next = role === 'ADMIN' ? paths.dashboard : paths.home;
  const register = useRegisterByInvitation();
  const { accept, isAccepting } = useAcceptInvitation();
  /** Leaves the page after a success, and says so when the link is used up. */
  const settle = <Of extends Outcome<unknown>>(outcome: Of): Of => {
    const usedUp = outcome.ok ? undefined : fieldErrors(outcome.error)['token'];
    if (outcome.ok) void navigate(next, { replace: true });
    if (usedUp) onUsedUp(usedUp);
    return outcome;
  };
  return (
    <Stack gap="6">
      <Text textStyle="lg">{texts.intro[role]({ name: invitedBy })}</Text>
      {user && user.email !== email ? (
        <MessagePanel
          title={texts.another.title}
          description={texts.another.description({ invited: email, current: user.email })}
        />
      ) : user ? (
        <>
          <Text color="fg.muted">{texts.accept({ email })}</Text>
          <Button
            size="lg"
            alignSelf="start"
            loading={isAccepting}
            onClick={async () => settle(await accept(token))}
          >
            {texts.acceptButton}
          </Button>
        </>
      ) : hasAccount ? (
        <>
          <Text color="fg.muted">{texts.hasAccount({ email })}</Text>
          <LoginForm
            email={email}
            onSecondStep={onSecondStep}
            onEmail={() => undefined}
            refusal={null}
            next={next}
          />
          <PasskeyLogin />
          <Text>
            <Link to={paths.forgotPassword} state={typedEmailState(email)}>
              {loginTexts.forgotPassword}
            </Link>
          </Text>
        </>
      ) : (
        <>
          <Text color="fg.muted">{texts.account({ email })}</Text>
          <SignupForm
            email={email}
            isEmailCertain
            register={async ({ fullName, password, avatar }) =>
              settle(await register({ token, fullName, password, avatar }))
            }
          />
        </>
      )}
    </Stack>
  );
}
