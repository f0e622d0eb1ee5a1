import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { Field } from '#client/forms/field.tsx';
import { FormError } from '#client/forms/form-error.tsx';
import { PasswordInput } from '#client/forms/password-input.tsx';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { confirmIdentityRules } from '#shared/auth.rules.ts';
import { answerConfirmation } from './confirmation-request.ts';
import { useConfirmIdentity } from './use-confirm-identity.ts';

const labels = { currentPassword: 'Your password' };

interface ConfirmIdentityDialogProps {
  /** Whose account it is, for password managers. */
  email: string;
  open: boolean;
}

/** Asks who is at the screen, before what a session that was left open must not be enough for. */
export function ConfirmIdentityDialog({ email, open }: ConfirmIdentityDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={() => answerConfirmation(false)}
      aria-labelledby={id}
      margin="auto"
      width="min(30rem, calc(100vw - 2rem))"
      borderRadius="card"
      padding={{ base: '5', md: '6' }}
    >
      <Stack gap="5">
        <Heading as="h2" id={id} textStyle="h3">
          Is it you?
        </Heading>
        <Text color="fg.muted">
          You logged in a while ago. Show once more who you are, and what you asked for goes on by itself.
        </Text>
        <ConfirmIdentityForm email={email} />
      </Stack>
    </Dialog>
  );
}

function ConfirmIdentityForm({ email }: { email: string }) {
  const confirm = useConfirmIdentity();
  const form = useMutationForm({
    resolver: zodResolver(confirmIdentityRules),
    defaultValues: { currentPassword: '' },
    labels,
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.submit(async (input) => {
    const outcome = await confirm(input);
    if (outcome.ok) answerConfirmation(true);
    return outcome;
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        {form.formError && <FormError text={form.formError} />}
        <chakra.input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label={labels.currentPassword} error={errors.currentPassword?.message}>
          <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
        </Field>
        <Stack direction={{ base: 'column-reverse', sm: 'row' }} justify="end" gap="3">
          <Button variant="outline" onClick={() => answerConfirmation(false)}>
            Cancel
          </Button>
          <Button type="submit" loading={isSubmitting}>
            It is me
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
