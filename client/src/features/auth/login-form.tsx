import { zodResolver } from '@hookform/resolvers/zod';
import { Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary } from '#client/forms/error-summary.tsx';
import { Field } from '#client/forms/field.tsx';
import { PasswordInput } from '#client/forms/password-input.tsx';
import { authMessages } from '#shared/auth.ts';
import { loginRules } from '#shared/auth.rules.ts';
import { FormError } from '#client/forms/form-error.tsx';
import { useFormErrors } from '#client/forms/use-form-errors.ts';
import { EmailField } from './email-field.tsx';
import { useLogin } from './use-login.ts';

const labels = { email: 'Email', password: 'Password' };
const fields = ['email', 'password'] as const;

/** Mail address and password. What was typed stays when the server refuses. */
export function LoginForm() {
  const login = useLogin();
  const form = useForm({
    resolver: zodResolver(loginRules),
    defaultValues: { email: '', password: '' },
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const { submitErrors, formError, clear, showInvalid, showServerError } = useFormErrors(form, fields);

  const submit = form.handleSubmit(async (input) => {
    clear();
    const outcome = await login(input);
    if (!outcome.ok) showServerError(outcome.error, authMessages.failure.login);
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
          onSuggestion={(email) => form.setValue('email', email)}
        />
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </Field>
        <Button type="submit" size="lg" loading={isSubmitting}>
          Log in
        </Button>
      </Stack>
    </form>
  );
}
