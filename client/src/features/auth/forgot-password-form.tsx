import { Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useFormErrors } from '#client/forms/use-form-errors.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary } from '#client/forms/error-summary.tsx';
import { FormError } from '#client/forms/form-error.tsx';
import { authMessages } from '#shared/auth.ts';
import { requestPasswordResetRules } from '#shared/auth.rules.ts';
import { EmailField } from './email-field.tsx';
import { useRequestPasswordReset } from './use-request-password-reset.ts';

const labels = { email: 'Email' };
const fields = ['email'] as const;

interface ForgotPasswordFormProps {
  /** What stands in the field at first. */
  email: string;
  onSent: (email: string) => void;
}

/** The address that the mail is to go to. */
export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const requestReset = useRequestPasswordReset();
  const form = useForm({
    resolver: zodResolver(requestPasswordResetRules),
    defaultValues: { email },
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const { submitErrors, formError, clear, showInvalid, showServerError } = useFormErrors(form, fields);

  const submit = form.handleSubmit(async (input) => {
    clear();
    const outcome = await requestReset(input.email);
    if (outcome.ok) return onSent(input.email);
    showServerError(outcome.error, authMessages.failure.requestPasswordReset);
  }, showInvalid);

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="6">
        {formError && <FormError text={formError} />}
        <ErrorSummary errors={submitErrors} labels={labels} onChoose={form.setFocus} />
        <EmailField
          {...form.register('email')}
          autoComplete="username"
          error={errors.email?.message}
          onSuggestion={(suggested) => form.setValue('email', suggested)}
        />
        <Button type="submit" size="lg" loading={isSubmitting}>
          Send me a link
        </Button>
      </Stack>
    </form>
  );
}
