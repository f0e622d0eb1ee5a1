import { Box, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { CurrentPasswordField } from '#client/forms/current-password-field.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import type { SessionUserFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { TitledDialog } from '#client/ui/titled-dialog.tsx';
import { accountMessages } from '#shared/account.ts';
import { loginRules } from '#shared/auth.rules.ts';
import { loginTexts } from '#shared/texts/login.ts';
import { answerIdentity } from './identity-question.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { SecondStepProofs } from './second-step.tsx';
import { useLogin } from './use-login.ts';

const { labels } = loginTexts;
const goOn = () => answerIdentity('login', true);
const giveUp = () => answerIdentity('login', false);

interface LogInAgainDialogProps {
  /** The user whose session has ended. */
  user: Pick<SessionUserFragment, 'email'>;
  open: boolean;
}

/**
 * Asks the user to log in on top of the page after their session has ended, so that the page keeps its input. If they
 * decline, the page and the input are lost, so only the explicit button closes the dialog.
 */
export function LogInAgainDialog({ user, open }: LogInAgainDialogProps) {
  return (
    <TitledDialog
      open={open}
      title={accountMessages.session.ended}
      description={
        <>
          {accountMessages.session.logInAgain}
          <Box as="strong" display="block" marginTop="2" color="fg" overflowWrap="anywhere">
            {user.email}
          </Box>
        </>
      }
    >
      <LogInAgain email={user.email} />
    </TitledDialog>
  );
}

function LogInAgain({ email }: { email: string }) {
  const [isSecondStep, setIsSecondStep] = useState(false);
  if (isSecondStep) return <SecondStepProofs onLoggedIn={goOn} onStartAgain={() => setIsSecondStep(false)} />;
  return (
    <Stack gap="4">
      <PasswordForm email={email} onSecondStep={() => setIsSecondStep(true)} />
      <PasskeyLogin onLoggedIn={goOn} />
      <Button variant="ghost" onClick={giveUp}>
        {accountMessages.session.goOnWithout}
      </Button>
    </Stack>
  );
}

interface PasswordFormProps {
  email: string;
  onSecondStep: () => void;
}

function PasswordForm({ email, onSecondStep }: PasswordFormProps) {
  const login = useLogin(onSecondStep);
  const form = useMutationForm({
    resolver: zodResolver(loginRules),
    defaultValues: { email, password: '' },
    labels,
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.submit(async (input) => {
    const outcome = await login(input);
    if (outcome?.ok) goOn();
    return outcome;
  });
  return (
    <MutationForm form={form} gap="4" onSubmit={submit}>
      <CurrentPasswordField
        {...form.register('password')}
        email={email}
        label={labels.password}
        error={errors.password?.message}
      />
      <Button type="submit" size="lg" loading={isSubmitting}>
        {loginTexts.logIn}
      </Button>
    </MutationForm>
  );
}
