import { Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { Button } from '#client/ui/button.tsx';
import { TitledDialog } from '#client/ui/titled-dialog.tsx';
import { CurrentPasswordField } from '#client/forms/current-password-field.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { deleteAccountRules } from '#shared/auth.rules.ts';
import { accountMessages } from '#shared/account.ts';
import { language } from '#shared/texts/texts.ts';
import { profileTexts } from '#shared/texts/profile.ts';
import { useDeleteAccount } from './use-delete-account.ts';

const { deletion: texts } = profileTexts;
const { labels } = texts;

/** Each feature names its data that is deleted with an account in its `<feature>.account-loss.ts`, as an item of a list. */
const ofEveryFeature = import.meta.glob<() => string>('../*/*.account-loss.ts', {
  eager: true,
  import: 'accountLoss',
});

function losses(): string {
  const { name, picture, tokens } = accountMessages.loss;
  // `en-GB` formats lists without a comma before the last item.
  const list = new Intl.ListFormat(language() === 'en' ? 'en-GB' : language());
  return list.format([name, picture, tokens, ...Object.values(ofEveryFeature).map((loss) => loss())]);
}

interface DeleteAccountDialogProps {
  /** The email of the account, for password managers. */
  email: string;
  open: boolean;
  onClose: () => void;
}

/** Asks for the password before an account is deleted, which cannot be undone. */
export function DeleteAccountDialog({ email, open, onClose }: DeleteAccountDialogProps) {
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      title={texts.title}
      description={texts.description({ losses: losses() })}
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
        <Button onClick={onClose}>{texts.keep}</Button>
        <Button type="submit" variant="outline" tone="danger" loading={isSubmitting}>
          {texts.confirm}
        </Button>
      </Stack>
    </MutationForm>
  );
}
