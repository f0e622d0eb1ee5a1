import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useLazyRules } from '#client/forms/use-lazy-rules.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { Button } from '#client/ui/button.tsx';
import { accountMessages } from '#shared/account.ts';
import { EmailField } from './email-field.tsx';
import { useRequestPasswordReset } from './use-request-password-reset.ts';

const loadRules = async () => (await import('#shared/auth.rules.ts')).requestPasswordResetRules;
const { forgotPassword: texts } = accountMessages;
const { labels } = texts;

interface ForgotPasswordFormProps {
  /** Initial value of the field. */
  email: string;
  onSent: (email: string) => void;
}

/** Form for the address that receives the reset link. */
export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const requestReset = useRequestPasswordReset();
  const form = useMutationForm({
    resolver: useLazyRules(loadRules),
    defaultValues: { email },
    labels,
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.submit(async (input) => {
    const outcome = await requestReset(input.email);
    if (outcome.ok) onSent(input.email);
    return outcome;
  });

  return (
    <MutationForm form={form} onSubmit={submit}>
      <EmailField
        {...form.register('email')}
        autoComplete="username"
        error={errors.email?.message}
        onSuggestion={(suggested) => form.setValue('email', suggested)}
      />
      <Button type="submit" size="lg" loading={isSubmitting}>
        {texts.submit}
      </Button>
    </MutationForm>
  );
}
