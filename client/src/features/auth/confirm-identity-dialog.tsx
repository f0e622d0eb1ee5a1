import { Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { CurrentPasswordField } from '#client/forms/current-password-field.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { knowsPasskeys } from '#client/entities/passkey/passkeys.ts';
import {
  useMySecondFactorQuery,
  type ConfirmIdentityInput,
  type SessionUserFragment,
} from '#client/gql/graphql.ts';
import { errorMessage, isAborted } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { Button } from '#client/ui/button.tsx';
import { TitledDialog } from '#client/ui/titled-dialog.tsx';
import { confirmIdentityRules } from '#shared/auth.rules.ts';
import { factorMessages } from '#shared/factor.ts';
import { CodeForm } from './factor-forms.tsx';
import { answerIdentity } from './identity-question.ts';
import { useConfirmIdentity } from './use-confirm-identity.ts';
import { usePasskey } from './use-passkey.ts';

const labels = { currentPassword: 'Your password' };
const answer = (isShown: boolean) => answerIdentity('confirmation', isShown);

interface ConfirmIdentityDialogProps {
  user: Pick<SessionUserFragment, 'email' | 'hasSecondFactor'>;
  open: boolean;
}

/** Asks who is at the screen, before what a session that was left open must not be enough for. */
export function ConfirmIdentityDialog({ user, open }: ConfirmIdentityDialogProps) {
  return (
    <TitledDialog
      open={open}
      onClose={() => answer(false)}
      title="Is it you?"
      description="You logged in a while ago. Show once more who you are, and what you asked for goes on by itself."
    >
      <ConfirmIdentity user={user} />
    </TitledDialog>
  );
}

function ConfirmIdentity({ user: { email, hasSecondFactor } }: Pick<ConfirmIdentityDialogProps, 'user'>) {
  const confirm = useConfirmIdentity();
  const passkey = usePasskey('CONFIRMATION');
  const [isByCode, setIsByCode] = useState(false);
  const { data } = useMySecondFactorQuery({ skip: !hasSecondFactor });
  const factor = data?.me?.secondFactor;
  const show = async (input: ConfirmIdentityInput) => {
    const outcome = await confirm(input);
    if (outcome.ok) answer(true);
    return outcome;
  };
  const showPasskey = async () => {
    try {
      await show({ passkey: await passkey() });
    } catch (error) {
      if (!isAborted(error)) notify.error(errorMessage(error, factorMessages.failure.usePasskey));
    }
  };
  return (
    <Stack gap="5">
      {isByCode ? (
        <CodeForm onProof={show}>{(isSubmitting) => <Answers isSubmitting={isSubmitting} />}</CodeForm>
      ) : (
        <PasswordForm email={email} onPassword={show} />
      )}
      {factor?.appSince && (
        <Button variant="ghost" onClick={() => setIsByCode(!isByCode)}>
          {isByCode ? 'Use your password' : 'Use a code of your authenticator app'}
        </Button>
      )}
      {(factor?.passkeys.length ?? 0) > 0 && knowsPasskeys() && (
        <Button variant="ghost" onClick={() => void showPasskey()}>
          Use a passkey
        </Button>
      )}
    </Stack>
  );
}

interface PasswordFormProps {
  /** Whose account it is, for password managers. */
  email: string;
  onPassword: ReturnType<typeof useConfirmIdentity>;
}

function PasswordForm({ email, onPassword }: PasswordFormProps) {
  const form = useMutationForm({
    resolver: zodResolver(confirmIdentityRules),
    defaultValues: { currentPassword: '' },
    labels,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <MutationForm form={form} gap="5" onSubmit={form.submit(onPassword)}>
      <CurrentPasswordField
        {...form.register('currentPassword')}
        email={email}
        label={labels.currentPassword}
        error={errors.currentPassword?.message}
      />
      <Answers isSubmitting={isSubmitting} />
    </MutationForm>
  );
}

function Answers({ isSubmitting }: { isSubmitting: boolean }) {
  return (
    <Stack direction={{ base: 'column-reverse', sm: 'row' }} justify="end" gap="3">
      <Button variant="outline" onClick={() => answer(false)}>
        Cancel
      </Button>
      <Button type="submit" loading={isSubmitting}>
        It is me
      </Button>
    </Stack>
  );
}
