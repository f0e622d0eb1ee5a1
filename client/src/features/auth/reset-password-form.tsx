import { Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { fieldErrors } from '#client/graphql/errors.ts';
import { useFormErrors } from '#client/forms/use-form-errors.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary } from '#client/forms/error-summary.tsx';
import { Field } from '#client/forms/field.tsx';
import { FormError } from '#client/forms/form-error.tsx';
import { PasswordInput } from '#client/forms/password-input.tsx';
import { authMessages } from '#shared/auth.ts';
import { resetPasswordFormRules } from './password-form-rules.ts';
import { PasswordHints } from './password-hints.tsx';
import { useResetPassword } from './use-reset-password.ts';

const labels = { password: 'New password', repeat: 'New password again' };
const fields = ['password', 'repeat'] as const;

interface ResetPasswordFormProps {
  token: string;
  onReset: () => void;
  /** The link opens nothing any more; `reason` is the server's. */
  onUsedUp: (reason: string) => void;
}

/** A new password, twice. What was typed stays when the server refuses. */
export function ResetPasswordForm({ token, onReset, onUsedUp }: ResetPasswordFormProps) {
  const resetPassword = useResetPassword();
  const form = useForm({
    resolver: zodResolver(resetPasswordFormRules),
    defaultValues: { password: '', repeat: '' },
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const { submitErrors, formError, clear, showInvalid, showServerError } = useFormErrors(form, fields);
  const wanted = useWatch({ control: form.control, name: 'password' });

  const submit = form.handleSubmit(async ({ password }) => {
    clear();
    const outcome = await resetPassword({ token, password });
    if (outcome.ok) return onReset();
    const usedUp = fieldErrors(outcome.error)['token'];
    if (usedUp) return onUsedUp(usedUp);
    showServerError(outcome.error, authMessages.failure.resetPassword);
  }, showInvalid);

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="6">
        {formError && <FormError text={formError} />}
        <ErrorSummary errors={submitErrors} labels={labels} onChoose={form.setFocus} />
        <Field
          label={labels.password}
          error={errors.password?.message}
          help={<PasswordHints password={wanted} />}
        >
          <PasswordInput {...form.register('password')} autoComplete="new-password" />
        </Field>
        <Field label={labels.repeat} error={errors.repeat?.message}>
          <PasswordInput {...form.register('repeat')} autoComplete="new-password" />
        </Field>
        <Button type="submit" size="lg" loading={isSubmitting}>
          Set new password
        </Button>
      </Stack>
    </form>
  );
}
