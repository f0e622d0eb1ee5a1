import { Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { Button } from '#client/ui/button.tsx';
import { TitledDialog } from '#client/ui/titled-dialog.tsx';
import { CurrentPasswordField } from '#client/forms/current-password-field.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { deleteAccountRules } from '#shared/auth.rules.ts';
import { useDeleteAccount } from './use-delete-account.ts';

const labels = { currentPassword: 'Your password' };

/** Each feature says in its `<feature>.account-loss.ts` what else goes with an account, as a word of a list. */
const ofEveryFeature = import.meta.glob<string>('../*/*.account-loss.ts', {
  eager: true,
  import: 'accountLoss',
});
const losses = new Intl.ListFormat('en-GB').format([
  'name',
  'picture',
  'API tokens',
  ...Object.values(ofEveryFeature),
]);

interface DeleteAccountDialogProps {
  /** Whose account it is, for password managers. */
  email: string;
  open: boolean;
  onClose: () => void;
}

/** Asks for the password before an account is deleted: there is no way back. */
export function DeleteAccountDialog({ email, open, onClose }: DeleteAccountDialogProps) {
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      title="Delete your account for good?"
      description={`Your ${losses} are gone at once and cannot be brought back.`}
    >
      <DeleteAccountForm email={email} onClose={onClose} />
    </TitledDialog>
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
    <MutationForm
      form={form}
      gap="5"
      onSubmit={form.submit(({ currentPassword }) => deleteAccount(currentPassword))}
    >
      <CurrentPasswordField
        {...form.register('currentPassword')}
        email={email}
        label={labels.currentPassword}
        error={errors.currentPassword?.message}
      />
      <Stack direction={{ base: 'column-reverse', sm: 'row' }} justify="end" gap="3">
        <Button onClick={onClose}>Keep it</Button>
        <Button type="submit" variant="outline" tone="danger" loading={isSubmitting}>
          Delete for good
        </Button>
      </Stack>
    </MutationForm>
  );
}
