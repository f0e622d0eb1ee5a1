import { Text } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { SplitPage } from '#client/ui/split-page.tsx';
import { SignupForm } from './signup-form.tsx';

/** Where the first admin of a school makes an account, by the link that the school told at its start. */
export function SetupPage() {
  const setupKey = useLocation().hash.slice(1);
  return (
    <SplitPage title="Your school">
      {setupKey === '' ? (
        <Text>
          This link is not complete. Please copy all of it from what the school told at its start, or ask for
          it by <code>npm run create-admin</code>.
        </Text>
      ) : (
        <>
          <Text marginBottom="6">
            Make the first account of this school: it is the admin’s. The school’s name and look come next.
          </Text>
          <SignupForm email="" setupKey={setupKey} />
        </>
      )}
    </SplitPage>
  );
}
