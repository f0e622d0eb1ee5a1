import { Spinner, Stack } from '@chakra-ui/react';
import { Suspense } from 'react';
import { usePendingLoginQuery } from '#client/gql/graphql.ts';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { Button } from '#client/ui/button.tsx';
import { onlyWithScripts } from '#client/ui/only-with-scripts.ts';
import { SplitPage } from '#client/ui/split-page.tsx';
import { authMessages } from '#shared/auth.ts';
import { loginTexts } from '#shared/texts/login.ts';

const { secondStep: texts } = loginTexts;

/** Loaded lazily, because few accounts have a second factor. */
const FactorProofs = lazyPart(async () => (await import('./factor-proofs.tsx')).FactorProofs);

interface SecondStepProps {
  onLoggedIn?: () => void;
  /** Called when the login has to start again with the password. */
  onStartAgain: () => void;
}

/** The page between the password and the session, for accounts with a second factor. */
export function SecondStep(props: SecondStepProps) {
  return (
    <SplitPage title={texts.title}>
      <SecondStepProofs {...props} />
    </SplitPage>
  );
}

/** The ways to complete a pending login with a second factor. */
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
