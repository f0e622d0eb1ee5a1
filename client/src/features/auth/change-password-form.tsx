import { chakra, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useFormErrors } from '#client/forms/use-form-errors.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary } from '#client/forms/error-summary.tsx';
import { Field } from '#client/forms/field.tsx';
import { FormError } from '#client/forms/form-error.tsx';
import { PasswordInput } from '#client/forms/password-input.tsx';
import { authMessages } from '#shared/auth.ts';
import { changePasswordFormRules } from './password-form-rules.ts';
import { PasswordHints } from './password-hints.tsx';
import { useChangePassword } from './use-change-password.ts';

const labels = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  repeat: 'New password again',
};
const fields = ['currentPassword', 'newPassword', 'repeat'] as const;

interface ChangePasswordFormProps {
  /** Whose password it is, for password managers. */
  email: string;
  onChanged: () => void;
}

/** The current password and the new one, twice. What was typed stays when the server refuses. */
export function ChangePasswordForm({ email, onChanged }: ChangePasswordFormProps) {
  const changePassword = useChangePassword();
  const form = useForm({
    resolver: zodResolver(changePasswordFormRules),
    defaultValues: { currentPassword: '', newPassword: '', repeat: '' },
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const { submitErrors, formError, clear, showInvalid, showServerError } = useFormErrors(form, fields);
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });

  const submit = form.handleSubmit(async ({ currentPassword, newPassword: wanted }) => {
    clear();
    const outcome = await changePassword({ currentPassword, newPassword: wanted });
    if (outcome.ok) return onChanged();
    showServerError(outcome.error, authMessages.failure.changePassword);
  }, showInvalid);

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="6">
        {formError && <FormError text={formError} />}
        <ErrorSummary errors={submitErrors} labels={labels} onChoose={form.setFocus} />
        <chakra.input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label={labels.currentPassword} error={errors.currentPassword?.message}>
          <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
        </Field>
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
        <Button type="submit" size="lg" loading={isSubmitting}>
          Change password
        </Button>
      </Stack>
    </form>
  );
}
