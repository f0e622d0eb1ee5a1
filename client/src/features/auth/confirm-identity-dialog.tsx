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
import { accountMessages } from '#shared/account.ts';
import { authMessages } from '#shared/auth.ts';
import { confirmIdentityRules } from '#shared/auth.rules.ts';
import { messages } from '#shared/messages.ts';
import { loginTexts } from '#shared/texts/login.ts';
import { CodeForm } from './factor-forms.tsx';
import { answerIdentity } from './identity-question.ts';
import { useConfirmIdentity } from './use-confirm-identity.ts';
import { usePasskey } from './use-passkey.ts';

const { identity: texts } = accountMessages;
const { labels } = texts;
const answer = (isShown: boolean) => answerIdentity('confirmation', isShown);

interface ConfirmIdentityDialogProps {
  user: Pick<SessionUserFragment, 'email' | 'hasSecondFactor'>;
  open: boolean;
}

/** Asks the user to confirm their identity before an action that an open session alone must not allow. */
export function ConfirmIdentityDialog({ user, open }: ConfirmIdentityDialogProps) {
  return (
    <TitledDialog
      open={open}
      onClose={() => answer(false)}
      title={texts.title}
      description={texts.description}
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
      if (!isAborted(error)) notify.error(errorMessage(error, authMessages.failure.usePasskey));
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
          {isByCode ? texts.usePassword : texts.useCode}
        </Button>
      )}
      {(factor?.passkeys.length ?? 0) > 0 && knowsPasskeys() && (
        <Button variant="ghost" onClick={() => void showPasskey()}>
          {loginTexts.usePasskey}
        </Button>
      )}
    </Stack>
  );
}

interface PasswordFormProps {
  /** The email of the account, for password managers. */
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
        {messages.button.cancel}
      </Button>
      <Button type="submit" loading={isSubmitting}>
        {texts.confirm}
      </Button>
    </Stack>
  );
}
