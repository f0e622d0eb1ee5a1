import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { SplitPage } from '#client/ui/split-page.tsx';
import { nextPath } from '#client/routing/next-path.ts';
import { LoginForm } from './login-form.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { SecondStep } from './second-step.tsx';

/** Where a person logs in, in one step or two. The guard of this screen sends those who are logged in onward. */
export function LoginPage() {
  const [search] = useSearchParams();
  const [isSecondStep, setIsSecondStep] = useState(false);
  if (isSecondStep) return <SecondStep onStartAgain={() => setIsSecondStep(false)} />;
  return (
    <SplitPage title="Login">
      <Stack gap="4">
        <LoginForm onSecondStep={() => setIsSecondStep(true)} />
        <PasskeyLogin />
      </Stack>
      <Text marginTop="8">
        <Link to={paths.forgotPassword}>Forgotten your password?</Link>
      </Text>
      <Text marginTop="4">
        New here? <Link to={paths.signupThen(nextPath(search.get('next')))}>Create an account</Link>
      </Text>
    </SplitPage>
  );
}
