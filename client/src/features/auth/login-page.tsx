import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { loginRefusal } from '#shared/auth.ts';
import { pageNames } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import { LinkButton } from '#client/ui/link-button.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { typedEmailState } from '#client/routing/typed-email.ts';
import { nextPath } from '#shared/next-path.ts';
import { loginTexts } from '#shared/texts/login.ts';
import { RichText } from '#client/ui/rich-text.tsx';
import { CheckoutReason, isForCheckout } from './checkout-reason.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { SecondStep } from './second-step.tsx';

/** Login page, with an optional second step. The route guard redirects logged-in users. */
export function LoginPage() {
  const [search] = useSearchParams();
  const [isSecondStep, setIsSecondStep] = useState(search.get('step') === 'second');
  const next = nextPath(search.get('next'));
  const [email, setEmail] = useState('');
  const state = typedEmailState(email);
  const signup = { to: paths.signupThen(next), state };
  if (isSecondStep) return <SecondStep onStartAgain={() => setIsSecondStep(false)} />;
  return (
    <SplitPage title={pageNames.login}>
      <CheckoutReason next={next}>
        <LinkButton {...signup} variant="outline">
          {loginTexts.createAccount}
        </LinkButton>
      </CheckoutReason>
      <Stack gap="4">
        <LoginForm
          onSecondStep={() => setIsSecondStep(true)}
          onEmail={setEmail}
          refusal={loginRefusal(search.get('refused'))}
          next={next}
        />
        <PasskeyLogin />
      </Stack>
      <Text marginTop="8">
        {/* Keeps `next`, so that a login after the reset still returns to it. */}
        <Link to={{ pathname: paths.forgotPassword, search: search.toString() }} state={state}>
          {loginTexts.forgotPassword}
        </Link>
      </Text>
      {!isForCheckout(next) && (
        <Text marginTop="4">
          <RichText
            text={loginTexts.newHere}
            tags={{ signup: (content) => <Link {...signup}>{content}</Link> }}
          />
        </Text>
      )}
    </SplitPage>
  );
}
