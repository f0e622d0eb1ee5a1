import { zodResolver } from '@hookform/resolvers/zod';
import { CurrentPasswordField } from '#client/forms/current-password-field.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { Button } from '#client/ui/button.tsx';
import { requestEmailChangeRules } from '#shared/auth.rules.ts';
import { accountMessages } from '#shared/account.ts';
import { EmailField } from './email-field.tsx';
import { useRequestEmailChange } from './use-change-email.ts';

const { changeEmail: texts } = accountMessages;
const { labels } = texts;

interface ChangeEmailFormProps {
  /** The address of the account, for password managers. */
  email: string;
  onSent: (email: string) => void;
}

/** Form for the new address and the password. Keeps the input when the server rejects it. */
export function ChangeEmailForm({ email, onSent }: ChangeEmailFormProps) {
  const requestChange = useRequestEmailChange();
  const form = useMutationForm({
    resolver: zodResolver(requestEmailChangeRules),
    defaultValues: { email: '', currentPassword: '' },
    labels,
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.submit(async (input) => {
    const outcome = await requestChange(input);
    if (outcome.ok && outcome.value) onSent(outcome.value.requestEmailChange.email);
    return outcome;
  });
  return (
    <MutationForm form={form} onSubmit={submit}>
      <EmailField
        {...form.register('email')}
        label={labels.email}
        autoComplete="email"
        error={errors.email?.message}
        onSuggestion={(suggested) => form.setValue('email', suggested)}
      />
      <CurrentPasswordField
        {...form.register('currentPassword')}
        email={email}
        label={labels.currentPassword}
        error={errors.currentPassword?.message}
      />
      <Button type="submit" size="lg" loading={isSubmitting}>
        {texts.submit}
      </Button>
    </MutationForm>
  );
}
