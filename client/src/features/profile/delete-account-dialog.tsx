import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Field } from '#client/forms/field.tsx';
import { FormError } from '#client/forms/form-error.tsx';
import { PasswordInput } from '#client/forms/password-input.tsx';
import { deleteAccountRules } from '#shared/auth.rules.ts';
import { useDeleteAccount } from './use-delete-account.ts';

const labels = { currentPassword: 'Your password' };

interface DeleteAccountDialogProps {
  /** Whose account it is, for password managers. */
  email: string;
  open: boolean;
  onClose: () => void;
}

/** Asks for the password before an account is deleted: there is no way back. */
export function DeleteAccountDialog({ email, open, onClose }: DeleteAccountDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      margin="auto"
      width="min(30rem, calc(100vw - 2rem))"
      borderRadius="card"
      padding={{ base: '5', md: '6' }}
    >
      <Stack gap="5">
        <Heading as="h2" id={id} textStyle="h3">
          Delete your account for good?
        </Heading>
        <Text color="fg.muted">
          Your name, picture, progress, certificates, second factors and API tokens are gone at once and
          cannot be brought back.
        </Text>
        <DeleteAccountForm email={email} onClose={onClose} />
      </Stack>
    </Dialog>
  );
}

function DeleteAccountForm({ email, onClose }: Omit<DeleteAccountDialogProps, 'open'>) {
  const deleteAccount = useDeleteAccount();
  const form = useMutationForm({
    resolver: zodResolver(deleteAccountRules),
    defaultValues: { currentPassword: '' },
    labels,
  });
  const { errors, isSubmitting } = form.formState;

  return (
    <form noValidate onSubmit={form.submit(({ currentPassword }) => deleteAccount(currentPassword))}>
      <Stack gap="5">
        {form.formError && <FormError text={form.formError} />}
        <chakra.input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label={labels.currentPassword} error={errors.currentPassword?.message}>
          <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
        </Field>
        <Stack direction={{ base: 'column-reverse', sm: 'row' }} justify="end" gap="3">
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" tone="danger" loading={isSubmitting}>
            Delete for good
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
