import { paths } from '#shared/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/forms/field.tsx';
import { PasswordInput } from '#client/forms/password-input.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useLazyRules } from '#client/forms/use-lazy-rules.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { loginTexts } from '#shared/texts/login.ts';
import { EmailField } from './email-field.tsx';
import { useLogin } from './use-login.ts';

const loadRules = async () => (await import('#shared/auth.rules.ts')).loginRules;
const { labels } = loginTexts;

interface LoginFormProps {
  /** The address to start with. */
  email?: string;
  onSecondStep: () => void;
  /** Called with the address when the field loses focus. */
  onEmail: (email: string) => void;
  /** Error of a form that was posted without scripts; null for none. */
  refusal: string | null;
  /** Path to open after a login without scripts. */
  next: string;
}

/** Login form. Keeps the input when the server rejects it and when the page hydrates. */
export function LoginForm({ email, onSecondStep, onEmail, refusal, next }: LoginFormProps) {
  const login = useLogin(onSecondStep);
  const form = useMutationForm({
    resolver: useLazyRules(loadRules),
    labels,
    defaultValues: email === undefined ? undefined : { email },
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const formError = submitCount === 0 ? refusal : form.formError;

  return (
    <MutationForm form={{ ...form, formError }} onSubmit={form.submit(login)} action={paths.loginThen(next)}>
      <EmailField
        {...form.register('email', { onBlur: () => onEmail(form.getValues('email')) })}
        autoComplete="username"
        error={errors.email?.message}
        onSuggestion={(email) => {
          form.setValue('email', email);
          onEmail(email);
        }}
      />
      <Field label={labels.password} error={errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <Button type="submit" size="lg" loading={isSubmitting}>
        {loginTexts.logIn}
      </Button>
    </MutationForm>
  );
}
