import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { Checkbox } from '#client/forms/checkbox.tsx';
import { CurrentPasswordField } from '#client/forms/current-password-field.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/forms/field.tsx';
import { PasswordInput } from '#client/forms/password-input.tsx';
import { accountMessages } from '#shared/account.ts';
import { changePasswordFormRules } from './password-form-rules.ts';
import { PasswordHints } from './password-hints.tsx';
import { useChangePassword } from './use-change-password.ts';

const { changePassword: texts } = accountMessages;
const { labels } = texts;

interface ChangePasswordFormProps {
  /** The email of the account, for password managers. */
  email: string;
  onChanged: () => void;
}

/** Form for the current password and the new one, twice. Keeps the input when the server rejects it. */
export function ChangePasswordForm({ email, onChanged }: ChangePasswordFormProps) {
  const changePassword = useChangePassword();
  const form = useMutationForm({
    resolver: zodResolver(changePasswordFormRules),
    defaultValues: { currentPassword: '', newPassword: '', repeat: '', revokeApiTokens: false },
    labels,
  });
  const { errors, isSubmitting } = form.formState;
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });

  const submit = form.submit(async ({ repeat: _, ...input }) => {
    const outcome = await changePassword(input);
    if (outcome.ok) onChanged();
    return outcome;
  });

  return (
    <MutationForm form={form} onSubmit={submit}>
      <CurrentPasswordField
        {...form.register('currentPassword')}
        email={email}
        label={labels.currentPassword}
        error={errors.currentPassword?.message}
      />
      <Field
        label={labels.newPassword}
        error={errors.newPassword?.message}
        help={<PasswordHints password={newPassword} />}
      >
        <PasswordInput {...form.register('newPassword')} autoComplete="new-password" />
      </Field>
      <Field label={labels.repeat} error={errors.repeat?.message}>
        <PasswordInput {...form.register('repeat')} autoComplete="new-password" />
      </Field>
      <Checkbox {...form.register('revokeApiTokens')}>{texts.revokeApiTokens}</Checkbox>
      <Button type="submit" size="lg" loading={isSubmitting}>
        {texts.submit}
      </Button>
    </MutationForm>
  );
}
