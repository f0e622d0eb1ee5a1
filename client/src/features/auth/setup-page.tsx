import { Text } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { SplitPage } from '#client/ui/split-page.tsx';
import { accountMessages } from '#shared/account.ts';
import { RichText } from '#client/ui/rich-text.tsx';
import { SignupForm } from './signup-form.tsx';
import { useRegister } from './use-register.ts';

const { setup: texts } = accountMessages;

/** Page where the first admin creates an account, opened by the link that the server logs at startup. */
export function SetupPage() {
  const setupKey = useLocation().hash.slice(1);
  const register = useRegister(setupKey);
  return (
    <SplitPage title={texts.title}>
      {setupKey === '' ? (
        <Text>
          <RichText text={texts.incomplete} tags={{ code: (content) => <code>{content}</code> }} />
        </Text>
      ) : (
        <>
          <Text marginBottom="6">{texts.intro}</Text>
          <SignupForm email="" register={register} />
        </>
      )}
    </SplitPage>
  );
}
