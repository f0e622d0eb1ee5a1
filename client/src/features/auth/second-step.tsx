import { Spinner, Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { usePendingLoginQuery } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { onlyWithScripts } from '#client/ui/only-with-scripts.ts';
import { SplitPage } from '#client/ui/split-page.tsx';
import { authMessages } from '#shared/auth.ts';
import { loginTexts } from '#shared/texts/login.ts';

const { secondStep: texts } = loginTexts;

/** Few accounts have a second factor. */
const FactorProofs = lazy(async () => ({
  default: (await import('./factor-proofs.tsx')).FactorProofs,
}));

interface SecondStepProps {
  onLoggedIn?: () => void;
  /** The password is to be shown once more. */
  onStartAgain: () => void;
}

/** The screen between the password and the session of an account with a second factor. */
export function SecondStep(props: SecondStepProps) {
  return (
    <SplitPage title={texts.title}>
      <SecondStepProofs {...props} />
    </SplitPage>
  );
}

/** The ways in which the second factor of a login that has begun can be shown. */
export function SecondStepProofs({ onLoggedIn, onStartAgain }: SecondStepProps) {
  const { data, loading } = usePendingLoginQuery({ fetchPolicy: 'no-cache' });
  return (
    <Stack gap="8">
      {loading ? (
        <>
          <Waiting />
          <noscript>{authMessages.access.secondStepNeedsScripts}</noscript>
        </>
      ) : (
        <Suspense fallback={<Waiting />}>
          <FactorProofs
            login={data?.pendingLogin ?? null}
            onLoggedIn={onLoggedIn}
            onStartAgain={onStartAgain}
          />
        </Suspense>
      )}
      <Button variant="ghost" onClick={onStartAgain} css={onlyWithScripts}>
        {texts.startAgain}
      </Button>
    </Stack>
  );
}

const Waiting = () => <Spinner role="status" aria-label={texts.loading} css={onlyWithScripts} />;
