import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/forms/field.tsx';
import { PasswordInput } from '#client/forms/password-input.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useLazyRules } from '#client/forms/use-lazy-rules.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { EmailField } from './email-field.tsx';
import { useLogin } from './use-login.ts';

const loadRules = async () => (await import('#shared/auth.rules.ts')).loginRules;
const labels = { email: 'Email', password: 'Password' };

/** Mail address and password. What was typed stays when the server refuses. */
export function LoginForm({ onSecondStep }: { onSecondStep: () => void }) {
  const login = useLogin(onSecondStep);
  const form = useMutationForm({
    resolver: useLazyRules(loadRules),
    defaultValues: { email: '', password: '' },
    labels,
  });
  const { errors, isSubmitting } = form.formState;

  return (
    <MutationForm form={form} onSubmit={form.submit(login)}>
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
    </MutationForm>
  );
}
