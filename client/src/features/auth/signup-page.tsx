import { Text } from '@chakra-ui/react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { SplitPage } from '#client/ui/split-page.tsx';
import { nextPath } from '#shared/next-path.ts';
import { typedEmailOf } from '#client/routing/typed-email.ts';
import { accountMessages } from '#shared/account.ts';
import { RichText } from '#client/ui/rich-text.tsx';
import { CheckoutReason } from './checkout-reason.tsx';
import { SignupForm } from './signup-form.tsx';
import { useRegister } from './use-register.ts';

const { signup: texts } = accountMessages;

/** Signup page. The route guard redirects logged-in users. */
export function SignupPage() {
  const [search] = useSearchParams();
  const location = useLocation();
  const next = nextPath(search.get('next'));
  const register = useRegister();
  return (
    <SplitPage title={texts.title}>
      <CheckoutReason next={next} />
      <SignupForm email={typedEmailOf(location.state)} register={register} />
      <Text marginTop="8">
        <RichText
          text={texts.hasAccount}
          tags={{ login: (content) => <Link to={paths.loginThen(next)}>{content}</Link> }}
        />
      </Text>
    </SplitPage>
  );
}
