import { Spinner, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { paths } from '#shared/paths.ts';
import type { SessionUserFragment } from '#client/gql/graphql.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { MessagePanel } from '#client/ui/message-panel.tsx';
import { accountMessages } from '#shared/account.ts';
import { useMailedToken } from './use-mailed-token.ts';
import { useResendVerification } from './use-resend-verification.ts';
import { useSession } from './use-session.ts';
import { useVerifyEmail, type Verification } from './use-verify-email.ts';

const { verifyEmail: texts } = accountMessages;

/** Target of the link in the verification email. */
export function VerifyEmailPage() {
  const { status } = useSession();
  const token = useMailedToken();
  // Waits for the session, because its pending answer would overwrite the verified state.
  if (status === 'loading') return <Frame phase="working" />;
  if (!token) return <Frame phase="failed" reason={texts.incomplete} />;
  return <OnceConfirmed key={token} token={token} />;
}

/** Asks a visitor for a click, because mail scanners open links and run scripts. Scanners are never logged in. */
function OnceConfirmed({ token }: { token: string }) {
  const { user } = useSession();
  const [isConfirmed, setIsConfirmed] = useState(user !== null);
  if (isConfirmed) return <Verify token={token} />;
  return (
    <SplitPage title={texts.confirmTitle}>
      <Stack gap="6" align="start">
        <Text color="fg.muted">{texts.confirmIntro}</Text>
        <Button size="lg" onClick={() => setIsConfirmed(true)}>
          {texts.confirm}
        </Button>
      </Stack>
    </SplitPage>
  );
}

function Verify({ token }: { token: string }) {
  const { state, retry } = useVerifyEmail(token);
  if (state.phase !== 'failed') return <Frame phase={state.phase} />;
  return <Frame phase="failed" reason={state.reason} onRetry={state.canRetry ? retry : undefined} />;
}

interface FrameProps {
  phase: Verification['phase'];
  /** Why it failed. */
  reason?: string;
  /** Set when the same link may still work. */
  onRetry?: () => void;
}

function Frame({ phase, reason = '', onRetry }: FrameProps) {
  const { user } = useSession();
  // A link that is opened twice has already worked the first time.
  const shown = phase === 'failed' && user?.isEmailVerified ? 'done' : phase;
  return (
    <SplitPage title={texts.title[shown]}>
      <Stack role="status" gap="5" align="start">
        {shown === 'working' && <Working />}
        {shown === 'done' && <Done isLoggedIn={user !== null} />}
        {shown === 'failed' && onRetry && <ErrorState message={reason} onRetry={onRetry} />}
        {shown === 'failed' && !onRetry && <DeadLink reason={reason} user={user} />}
      </Stack>
    </SplitPage>
  );
}

function Working() {
  return (
    <Stack direction="row" align="center" gap="3">
      <Spinner aria-hidden />
      <Text>{texts.working}</Text>
    </Stack>
  );
}

function Done({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <>
      <Text>{texts.done}</Text>
      <Actions>
        <LinkButton to={paths.courses}>{accountMessages.to.courses}</LinkButton>
        {isLoggedIn && (
          <LinkButton to={paths.profile} variant="outline">
            {accountMessages.to.profile}
          </LinkButton>
        )}
      </Actions>
    </>
  );
}

function DeadLink({ reason, user }: { reason: string; user: SessionUserFragment | null }) {
  return (
    <MessagePanel
      width="full"
      title={reason}
      description={user ? texts.newMail({ email: user.email }) : texts.logIn}
    >
      {user ? (
        <SendAgain userId={user.id} />
      ) : (
        <LinkButton to={paths.loginThen(paths.profile)}>{accountMessages.to.login}</LinkButton>
      )}
    </MessagePanel>
  );
}

function SendAgain({ userId }: { userId: string }) {
  const { resend, isSending } = useResendVerification(userId);
  return (
    <Button onClick={() => void resend()} loading={isSending}>
      {texts.sendAgain}
    </Button>
  );
}
