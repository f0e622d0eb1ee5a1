import { Text } from '@chakra-ui/react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { SplitPage } from '#client/ui/split-page.tsx';
import { nextPath } from '#shared/next-path.ts';
import { typedEmailOf } from '#client/routing/typed-email.ts';
import { CheckoutReason } from './checkout-reason.tsx';
import { SignupForm } from './signup-form.tsx';

/** Where a person makes an account. The guard of this screen sends those who are logged in onward. */
export function SignupPage() {
  const [search] = useSearchParams();
  const location = useLocation();
  const next = nextPath(search.get('next'));
  return (
    <SplitPage title="SignUp">
      <CheckoutReason next={next} />
      <SignupForm email={typedEmailOf(location.state)} />
      <Text marginTop="8">
        Already have an account? <Link to={paths.loginThen(next)}>Login</Link>
      </Text>
    </SplitPage>
  );
}
