import { Text } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { SplitPage } from '#client/ui/split-page.tsx';
import { nextPath } from '#client/routing/next-path.ts';
import { SignupForm } from './signup-form.tsx';

/** Where a person makes an account. The guard of this screen sends those who are logged in onward. */
export function SignupPage() {
  const [search] = useSearchParams();
  return (
    <SplitPage title="SignUp">
      <SignupForm />
      <Text marginTop="8">
        Already have an account? <Link to={paths.loginThen(nextPath(search.get('next')))}>Login</Link>
      </Text>
    </SplitPage>
  );
}
